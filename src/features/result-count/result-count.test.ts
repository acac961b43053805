import { refreshCounts } from './result-count';

const COUNT =
	'<p class="marketday-result-count" data-query-id="" data-total="36" data-per-page="12" data-say>Showing 1–12 of 36 results</p>';

const holdCards = ( cards: number ) =>
	document
		.querySelector( 'ul' )
		?.replaceChildren(
			...Array.from( { length: cards }, () =>
				document.createElement( 'li' )
			)
		);

const dispatch = ( selector: string ) => {
	document
		.querySelector( selector )
		?.dispatchEvent(
			new CustomEvent( 'marketday_listing_extended', { bubbles: true } )
		);
	return jest.advanceTimersByTimeAsync( 10 );
};

beforeAll( () => {
	document.body.innerHTML =
		COUNT +
		'<div class="listing" data-query-id="" data-paged="2"><ul class="wopb-block-items-wrap"></ul></div><div class="other" data-query-id="b" data-paged="3"></div>';
	holdCards( 24 );
	jest.useFakeTimers();
	refreshCounts();
} );

const count = () => document.querySelector( 'p' ) as HTMLElement;

it( 'lets the count of a changed listing be heard after 2000 ms', () => {
	jest.advanceTimersByTime( 1999 );
	expect( count().textContent ).toBe( 'Showing 1–12 of 36 results' );

	jest.advanceTimersByTime( 1 );
	expect( count().textContent ).toBe( '' );

	jest.advanceTimersByTime( 50 );
	expect( count().textContent ).toBe( 'Showing 1–12 of 36 results' );
} );

it( 'counts what was loaded on to its own listing', async () => {
	await dispatch( '.other' );
	expect( count().textContent ).toBe( 'Showing 1–12 of 36 results' );

	await dispatch( '.listing' );
	expect( count().textContent ).toBe( 'Showing 1–24 of 36 results' );
} );

it( 'counts from the page that the listing was opened at, in numbers as the server writes them', async () => {
	count().dataset.total = '3052';
	holdCards( 24 );
	document.querySelector( '.listing' )?.setAttribute( 'data-paged', '100' );

	await dispatch( '.listing' );

	expect( count().textContent ).toBe(
		'Showing 1,177–1,200 of 3,052 results'
	);
} );
