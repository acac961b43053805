/** The currency that a page's prices are in, and those to choose from, the shop's own first. */
export interface PageCurrency {
	shown: string;
	codes: readonly string[];
}

const PARAMETER = 'marketday-currency';

/**
 * Address of the page in the visitor's currency: null where it is in it already, and where an address that names it shows another all the same.
 * The page may have been drawn for another visitor; a code in the document's cookies that is none of the shop's is no choice.
 */
export function currencyPage(
	{ shown, codes }: PageCurrency,
	href: string,
	cookies: string
): string | null {
	const [ , chosen = '' ] =
		/(?:^|; )marketday_currency=([A-Z]{3})(?:;|$)/.exec( cookies ) ?? [];
	const wanted = codes.includes( chosen ) ? chosen : codes[ 0 ];
	const url = new URL( href );
	if (
		! wanted ||
		wanted === shown ||
		url.searchParams.get( PARAMETER ) === wanted
	) {
		return null;
	}
	url.searchParams.set( PARAMETER, wanted );
	return url.href;
}
