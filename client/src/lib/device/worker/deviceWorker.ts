/** A worker of a page: it answers like a server, computer players think in it, or it looks over a game. */

import { REVIEWER } from "../reviewMessages";
import { onPageMessage } from "./pageMessages";
import { onReviewWanted } from "./reviewing";
import { THINKER } from "./thinkerLink";
import { onThinkerMessage } from "./thinkerMessages";

onmessage = self.name === THINKER ? onThinkerMessage : self.name === REVIEWER ? onReviewWanted : onPageMessage;
