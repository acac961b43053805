const COOKIE = 'sales_notification';
const DAY = 24 * 60 * 60;

export const isClosed = () =>
	new RegExp( `(?:^|; )${ COOKIE }=` ).test( document.cookie );

/** The visitor has closed the notes: they stay away for a day. */
export const rememberClosed = () => {
	document.cookie = `${ COOKIE }=closed; path=/; max-age=${ DAY }; SameSite=Lax`;
};
