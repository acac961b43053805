import { behaviour } from '@marketday/behaviour';
import { _n, sprintf } from '@marketday/kernel';

/** docs/PROTOCOL.md#listings. */
const REFRESH = 2000;
const COUNT = '.marketday-result-count';

/** A live region is heard when its text changes: what came with the page, or in place of another element, is written anew. */
function sayAgain( count: HTMLElement ): void {
	setTimeout( () => {
		const text = count.textContent ?? '';
		if ( count.isConnected ) {
			count.textContent = '';
			setTimeout( () => ( count.textContent = text ), 50 );
		}
	}, REFRESH );
}

/**
 * Which of a listing's products are shown, where it has more: the twin of `ResultCountFeature::sentence()` in PHP.
 *
 * @param first From 1.
 * @param last
 * @param total
 */
export function shownSentence(
	first: number,
	last: number,
	total: number
): string {
	const number = ( value: number ) =>
		value.toLocaleString( document.documentElement.lang || 'en' );
	return sprintf(
		/* translators: 1: first product shown, 2: last product shown, 3: number of products. */
		_n(
			'Showing %1$s–%2$s of %3$s result',
			'Showing %1$s–%2$s of %3$s results',
			total,
			'marketday'
		),
		number( first ),
		number( last ),
		number( total )
	);
}

/** After 'Load more' a listing shows the products of the page it was opened at up to those of its last. */
function countLoaded( listing: HTMLElement ): void {
	const { paged, queryId } = listing.dataset;
	const cards = listing.querySelectorAll( '.wopb-block-items-wrap > li' );
	for ( const count of document.querySelectorAll< HTMLElement >( COUNT ) ) {
		const total = Number( count.dataset.total );
		const perPage = Number( count.dataset.perPage );
		if ( count.dataset.queryId === queryId && total > perPage ) {
			const last = Math.min( total, Number( paged ) * perPage );
			count.textContent = shownSentence(
				last - cards.length + 1,
				last,
				total
			);
		}
	}
}

/** Lets the counts of the page be heard: those of a changed listing when it comes, and those that come in their place later. */
export function refreshCounts(): void {
	document
		.querySelectorAll< HTMLElement >( `${ COUNT }[data-say]` )
		.forEach( sayAgain );
	behaviour( COUNT, {
		on: {
			marketday_swap: ( count, event ) => {
				if ( event.target === count ) {
					sayAgain(
						( event as CustomEvent< { next: HTMLElement } > ).detail
							.next
					);
				}
			},
		},
	} );
	behaviour( '[data-query-id]', {
		on: { marketday_listing_extended: countLoaded },
	} );
}
