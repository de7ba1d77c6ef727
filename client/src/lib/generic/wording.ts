/**
 * Views, actions and events in words, for games that have no screen of their own. A game's text may have words for
 * them; without, they are made readable from the message itself:
 *
 *   field-hand = Tickets                       a field of the view, of an action or an event
 *   value-place-7 = Old City                   a value of such a field
 *   action-lay = Ticket { $ticket }            an action, by its type; its fields fill the gaps
 *   told-laid = { $name } has laid a ticket.   an event, by its type; `name` is its seat's
 */

export type Words = { has: (id: string) => boolean; say: (id: string, args?: Record<string, string | number>) => string };
export type Message = { type: string } & Record<string, unknown>;

/** Fields that hold a seat's number, or several. */
const SEAT_FIELDS = new Set(["seat", "seats", "turn", "player", "players", "winner", "winners", "starter", "first", "from", "to", "by", "taker", "leader"]);
/** Fields that hold a number for each seat. */
const BY_SEAT = new Set(["points", "totals", "scores", "bids", "numbers", "tickets"]);
const NONE = "–";

/** "start_year" or "startYear" as "Start year". */
export function readable(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fieldName(key: string, words: Words): string {
  const own = `field-${key}`;
  return words.has(own) ? words.say(own) : readable(key);
}

/** Anything but an object as a short text; of a list, all of its values. */
export function valueText(key: string, value: unknown, names: string[], words: Words): string {
  if (Array.isArray(value)) {
    if (!value.length) return NONE;
    const shown = value.map((one) => valueText(key, one, names, words));
    return BY_SEAT.has(key) && value.length === names.length ? shown.map((one, seat) => `${names[seat]} ${one}`).join(", ") : shown.join(", ");
  }
  if (value === null || value === undefined) return NONE;
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([inner, one]) => `${fieldName(inner, words)} ${valueText(inner, one, names, words)}`)
      .join(", ");
  }
  const known = `value-${key}-${String(value)}`;
  if (words.has(known)) return words.say(known);
  if (typeof value === "number" && SEAT_FIELDS.has(key)) return names[value] ?? String(value);
  if (typeof value === "boolean") return words.say(value ? "generic-yes" : "generic-no");
  return typeof value === "string" ? readable(value) : String(value);
}

/** What a button says that does this. */
export const actionText = (action: Message, names: string[], words: Words): string =>
  filled(`action-${action.type}`, action, names, words) ?? [readable(action.type), ...fieldsOf(action).map(([key, value]) => valueText(key, value, names, words))].join(" ");

/** What happened, as a sentence or as its fields. */
export function eventText(event: Message, names: string[], words: Words): string {
  const told = filled(`told-${event.type}`, event, names, words);
  if (told !== null) return told;
  const { seat, ...facts } = event;
  const who = typeof seat === "number" ? `${names[seat] ?? seat}: ` : "";
  const what = fieldsOf(facts as Message).map(([key, value]) => `${fieldName(key, words).toLowerCase()} ${valueText(key, value, names, words)}`);
  const begun = who + (who ? readable(event.type).toLowerCase() : readable(event.type));
  return [begun, what.join("; ")].filter(Boolean).join(": ");
}

const fieldsOf = (message: Message): [string, unknown][] => Object.entries(message).filter(([key]) => key !== "type");

/** The game's own sentence, if it has one whose gaps the message can fill. */
function filled(id: string, message: Message, names: string[], words: Words): string | null {
  if (!words.has(id)) return null;
  const args: Record<string, string | number> = {};
  for (const [key, value] of fieldsOf(message)) {
    args[key] = value === null ? "none" : typeof value === "number" && !SEAT_FIELDS.has(key) && !words.has(`value-${key}-${value}`) ? value : valueText(key, value, names, words);
  }
  if (typeof message["seat"] === "number") args["name"] = names[message["seat"]] ?? "";
  try {
    return words.say(id, args);
  } catch {
    return null; // it has other gaps: it was written for another screen
  }
}
