"""Tables that are played on one device, without a server. The browser runs it, translated to JavaScript."""
