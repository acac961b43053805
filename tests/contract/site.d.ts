/** Runs PHP code inside a site, beside its web server, and returns what it returned. */
export function inSite( code: string, folder?: string ): unknown;

/** Runs PHP code inside the site under test in a process of its own, which the code may end. */
export function inSiteAlone( code: string, ofNetwork?: string ): unknown;

/** Code that fills a site with the suite's products; it returns ids by SKU. */
export function shopCode(): string;

/** Fills a site with the suite's products, by the engine's own writer; answers ids by SKU. */
export function fillSite( folder?: string ): unknown;
