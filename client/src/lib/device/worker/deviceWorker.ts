/** A worker of a page: it answers like a server, or computer players think in it. */

import { onDeviceMessage } from "./serving";
import { THINKER } from "./thinkerLink";
import { onThinkerMessage } from "./thinking";

onmessage = self.name === THINKER ? onThinkerMessage : onDeviceMessage;
