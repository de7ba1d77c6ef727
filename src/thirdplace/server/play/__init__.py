"""Tables that people are at: their queues, their subscribers, and the seats that play by themselves."""
