const GRID = '.marketday-product-grid';
const BUTTON = 'a[data-marketday-button="quick-view"][data-postid]';

/** The products of a listing, in the order they are shown; several pages of it where they were added. */
export const listedIn = ( root: ParentNode | null ): string[] => [
	...new Set(
		[ ...( root?.querySelectorAll< HTMLElement >( BUTTON ) ?? [] ) ].map(
			( { dataset } ) => dataset.postid ?? ''
		)
	),
];

/** The pages before and after the one that is shown: arrows lead on into them. */
export function createListingPages(
	ask: ( url: string ) => Promise< string >
) {
	const pages = { prev: '', next: '' };
	const note = ( way: 'prev' | 'next', grid?: Element | null ) => {
		pages[ way ] =
			grid?.querySelector< HTMLAnchorElement >(
				`a[rel~="${ way }"][href]`
			)?.href ?? '';
	};

	async function turn( way: 'prev' | 'next' ): Promise< string[] > {
		const page = new DOMParser().parseFromString(
			await ask( pages[ way ] ),
			'text/html'
		);
		const grid = page.querySelector( GRID );
		note( way, grid );
		return listedIn( grid );
	}

	return {
		/** A shopper begins at a card. */
		begin: ( card: HTMLElement ) => {
			const grid = card.closest( GRID );
			note( 'prev', grid );
			note( 'next', grid );
		},
		/**
		 * @param id
		 * @param list With commas.
		 * @return The list with those of the next page, or of the one before, where the product stands at its end.
		 */
		extend: async ( id: string, list: string ): Promise< string > => {
			const ids = list.split( ',' );
			const after =
				pages.next && ids[ ids.length - 1 ] === id
					? await turn( 'next' )
					: [];
			const before =
				pages.prev && ids[ 0 ] === id ? await turn( 'prev' ) : [];
			return [ ...new Set( [ ...before, ...ids, ...after ] ) ].join();
		},
	};
}
