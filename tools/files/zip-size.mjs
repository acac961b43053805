// @ts-check
/**
 * Bytes that the plugin's zip may have: what a host of plugins on slow lines uploads in a moment, with room to grow by a third beyond the
 * 3.47 MB of November 2026. Of those, PHP is 1.9, what is built 0.9 (a third of it WordPress's data views for the screen of subscribers),
 * and the four languages 0.6.
 */
export const MOST_BYTES = 4_650_000;
