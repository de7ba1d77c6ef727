/** The addresses of the client's own pages, as regular expressions of what comes after the root.
 *
 * The build writes them into pages.json, together with the pages that games bring (vite.config.ts): a server shows the
 * page there, and answers 404 elsewhere. route.svelte.ts says what each of them shows. */
export const PAGE_PATTERNS = [
  "",
  "(t|big|lead)/[0-9a-f]{32}",
  "t/local-[0-9a-f]{32}",
  "replay(/(local-)?[0-9a-f]{32})?",
  "(learn|pad)/[a-z0-9-]+",
  "print(/[a-z0-9-]+)?",
  "lab(/[a-z0-9-]+)?",
  "groups",
];
