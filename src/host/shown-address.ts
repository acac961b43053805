/** The address of what the page shows, which its own may be ahead of; at first what it was loaded with. */
export const shown = { url: window.location.href };
