// @ts-check

/** What has a number for a name, or is one of a standard. */
const NAMES =
	/\b\d{4}-\d\d-\d\d\b|\b\d\d?:\d\d\b|\b(?:PHP|MySQL|WordPress|WooCommerce|Node|React|version|vCalendar|WCAG|RFC|ISO|UTF|SHA|v) ?-?\d[\d.]*(?:(?:,| and| or) \d[\d.]*)*\+?|\/\d+\b|\b[45]\d\d with|(?:answer(?:s|ed)?|a) [1-5]\d\d\b|\(30[1-8]\)/g;

/**
 * Finds numbers that a page gives: what it counts and measures. Code, addresses, tables that a tool writes and names of versions and standards are none.
 *
 * @param {string} page Markdown.
 * @return {Array<{ line: number, number: string, text: string }>} Each with its line.
 */
export function numbersIn( page ) {
	const plain = [
		/^```[\s\S]*?^```|^ +```[\s\S]*?^ +```/gm,
		/<!-- \w+: written by [\s\S]*?<!-- \//g,
		/`[^`]*`/g,
		/\]\([^)]*\)/g,
		/^\s*\d+\. /gm,
		NAMES,
	].reduce(
		( text, pattern ) =>
			text.replace( pattern, ( found ) =>
				found.replace( /[^\n]/g, ' ' )
			),
		page
	);
	const lines = page.split( '\n' );
	return plain.split( '\n' ).flatMap( ( line, at ) =>
		[
			...line.matchAll(
				/(?<![\w#.,/-])\d[\d,.]*\d|(?<![\w#.,/-])\d(?![\w-])/g
			),
		].map( ( [ number ] ) => ( {
			line: at + 1,
			number,
			text: lines[ at ] ?? '',
		} ) )
	);
}
