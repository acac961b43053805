export type Section = 'description' | 'additional_information' | 'reviews';

/**
 * The section an address asks for (docs/PROTOCOL.md#addresses); null is the first one.
 *
 * @param address The whole address of the page.
 */
export function sectionFromAddress( address: string ): Section | null {
	const { hash } = new URL( address );
	const isReviews =
		hash === '#reviews' ||
		hash === '#tab-reviews' ||
		hash.includes( 'comment-' ) ||
		address.includes( 'comment-page-' ) ||
		address.includes( 'cpage=' );
	if ( isReviews ) {
		return 'reviews';
	}
	return hash === '#tab-additional_information'
		? 'additional_information'
		: null;
}
