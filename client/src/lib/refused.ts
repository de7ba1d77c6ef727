/** A refusal of the server, as an error that a person can read. */

export class Refused extends Error {
  /** `where`: the place in what was sent, as in "numbers[1][0]"; score pads tell it. */
  constructor(readonly code: string, message: string, readonly where: string | null = null) {
    super(message);
  }
}
