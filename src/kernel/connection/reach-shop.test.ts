import { reachShop } from './reach-shop';

const responses = ( response: Promise< unknown > ) => {
	window.fetch = jest.fn().mockReturnValue( response );
};

beforeAll( () => {
	// jsdom has none.
	AbortSignal.timeout ??= () => new AbortController().signal;
} );
beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'goes the way without scripts where the shop answers', async () => {
	responses( Promise.resolve( {} ) );
	const go = jest.fn();

	expect( await reachShop( go ) ).toBe( true );
	expect( go ).toHaveBeenCalledTimes( 1 );
	expect( document.querySelector( '[role="alert"]' ) ).toBeNull();
} );

it( 'stays and says why where it does not, once at a time and for a while', async () => {
	responses( Promise.reject( new TypeError( 'Failed to fetch' ) ) );
	const go = jest.fn();

	expect( await reachShop( go ) ).toBe( false );
	await reachShop( go );

	expect( go ).not.toHaveBeenCalled();
	const alerts = document.querySelectorAll( '[role="alert"]' );
	expect( alerts ).toHaveLength( 1 );
	expect( alerts[ 0 ] ).toHaveTextContent( 'You’re offline.' );
	jest.runAllTimers();
	expect( document.querySelector( '[role="alert"]' ) ).toBeNull();
} );

it( 'asks once for several parts that fail at once, and anew later', async () => {
	responses( Promise.resolve( {} ) );
	const go = jest.fn();

	await Promise.all( [ reachShop( go ), reachShop( go ) ] );
	expect( window.fetch ).toHaveBeenCalledTimes( 1 );
	expect( go ).toHaveBeenCalledTimes( 2 );

	await reachShop( go );
	expect( window.fetch ).toHaveBeenCalledTimes( 2 );
} );
