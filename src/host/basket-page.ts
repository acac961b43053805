import type { PageConfig } from './page-config';

/** The basket page has no 'View basket' links: the shopper is there. */
export function isBasketPage( { basketUrl }: PageConfig ): boolean {
	const { pathname, search } = new URL( basketUrl, window.location.href );
	return (
		window.location.pathname === pathname &&
		( search === '' || window.location.search === search )
	);
}
