/** A worker of a page: it answers like a server, or computer players think in it. */

import { onPageMessage } from "./pageMessages";
import { THINKER } from "./thinkerLink";
import { onThinkerMessage } from "./thinkerMessages";

onmessage = self.name === THINKER ? onThinkerMessage : onPageMessage;
