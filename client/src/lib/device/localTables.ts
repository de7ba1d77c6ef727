/** Tables of this device have ids of their own kind. */

export const LOCAL_MARK = "local-";

/** Is it the id of a table on this device? */
export const isLocalTable = (id: string): boolean => id.startsWith(LOCAL_MARK);
