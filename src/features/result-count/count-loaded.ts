import { _n, sprintf } from '@marketday/kernel';

import { COUNT } from './count';

/**
 * Sentence on which of a listing's products are shown, where it has more: the twin of `ResultCountFeature::sentence()` in PHP.
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

/** Counts after 'Load more': a listing shows the products of the page it was opened at up to those of its last. */
export function countLoaded( listing: HTMLElement ): void {
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
