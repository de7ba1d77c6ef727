history-title = Your games on this device
history-running = Still running
history-finished = Finished
history-kept = This list is only on this device. The server keeps the replays for a while.
history-sure = Forget all finished games?
history-clear = Clear the list
history-keep = Keep it
history-none = No finished games yet.
