/** A worker of a page: it answers like a server, computer players think in it, or it looks over a game. */

import { REVIEWER } from "../reviewMessages";
import { onReviewWanted } from "./reviewing";
import { onDeviceMessage } from "./serving";
import { THINKER } from "./thinkerLink";
import { onThinkerMessage } from "./thinking";

onmessage = self.name === THINKER ? onThinkerMessage : self.name === REVIEWER ? onReviewWanted : onDeviceMessage;
