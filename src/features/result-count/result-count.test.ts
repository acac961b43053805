import { refreshCounts } from './result-count';

const COUNT =
	'<p class="marketday-result-count" data-query-id="" data-total="36" data-per-page="12" data-say>Showing 1–12 of 36 results</p>';

beforeAll( () => {
	document.body.innerHTML =
		COUNT +
		'<div class="listing" data-query-id="" data-paged="2"></div><div class="other" data-query-id="b" data-paged="3"></div>';
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

it( 'counts what was loaded on to its own listing', () => {
	const tell = ( selector: string ) =>
		document.querySelector( selector )?.dispatchEvent(
			new CustomEvent( 'marketday_listing_extended', {
				bubbles: true,
			} )
		);

	tell( '.other' );
	expect( count().textContent ).toBe( 'Showing 1–12 of 36 results' );

	tell( '.listing' );
	expect( count().textContent ).toBe( 'Showing 1–24 of 36 results' );
} );
