/** Leaves the page for an address that the server gave. */
export const leave = ( url: string ): void => window.location.assign( url );
