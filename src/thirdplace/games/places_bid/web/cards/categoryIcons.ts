import type { Category } from "./cards";

/** The categories' icons, as on paper (sheets/categories.typ): paths in a square of 24 units. */
export const CATEGORY_ICONS: Record<Category, string> = {
  P: "M12 2.5l6.2 7L12 18 5.8 9.5zM12 2.5V18M5.8 9.5h12.4M12 18c-2.5 1 1.5 2-.8 3.8",
  L: "M3.5 11.5L12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20",
  A: "M12 6.5C9 4.6 6 4.4 3 5.2v13c3-.8 6-.6 9 1.3 3-1.9 6-2.1 9-1.3v-13c-3-.8-6-.6-9 1.3zM12 6.5v13",
  C: "M8.5 11a3 3 0 100-6 3 3 0 000 6zM2.8 19.5c.2-4 2.5-6 5.7-6s5.5 2 5.7 6M16 10.8a2.6 2.6 0 10-.8-5M16.5 13.6c2.7.3 4.5 2.3 4.7 5.9",
  E: "M3.5 8h17v11.5h-17zM9 8V5h6v3M3.5 13h17M12 12v2.5",
  S: "M3.5 10h17L18.8 20H5.2zM8 10l3-6M16 10l-3-6M9 13v4M12 13v4M15 13v4",
};
