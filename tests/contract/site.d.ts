/** Runs PHP code inside the site under test, beside its web server, and returns what it returned. */
export function inSite( code: string ): unknown;
