history-title = Your games on this device
history-running = Still going on
history-finished = Finished
history-kept = Only this device has this list. The replays are kept by the server, for a while.
history-sure = Forget all finished games?
history-clear = Clear the list
history-keep = Keep it
history-none = No finished games yet.
