import { clearing, clock, startReservation } from './reservation';

const NOON = Date.parse( '2031-12-20T12:00:00Z' );

const keep = ( value: string ) =>
	( document.cookie = `wopb_cart_reserved_timer=${ value }; path=/` );
const draw = ( hides: string ) =>
	( document.body.innerHTML = `<div class="wopb-cart-reserved" data-expire="10" data-hides="${ hides }" hidden>Reserved for <span class="wopb-cart-time">10:00</span></div>` );
const element = () =>
	document.querySelector< HTMLElement >( '.wopb-cart-reserved' )!;
const pass = ( seconds: number ) => jest.advanceTimersByTime( seconds * 1000 );

beforeAll( () => {
	jest.useFakeTimers( { now: NOON } );
	startReservation();
} );
beforeEach( () => {
	jest.setSystemTime( NOON );
	jest.spyOn( clearing, 'go' ).mockImplementation( () => {} );
} );
afterAll( () => jest.useRealTimers() );

it( 'writes minutes and seconds with two digits', () => {
	expect( [ clock( 600_000 ), clock( 59_001 ), clock( -5 ) ] ).toEqual( [
		'10:00',
		'01:00',
		'00:00',
	] );
} );

it( 'stays hidden where nothing is held', () => {
	keep( '0' );
	draw( 'hide' );

	pass( 2 );

	expect( element().hidden ).toBe( true );
} );

it( 'counts from the cookie plus the minutes', () => {
	keep( String( NOON - 60_000 ) );
	draw( 'hide' );

	pass( 1 );

	expect( element().hidden ).toBe( false );
	expect( element() ).toHaveTextContent( 'Reserved for 08:59' );
} );

it( 'says where a part of the basket alone is held', () => {
	draw( 'hide' );
	keep( String( NOON + 1 ) );

	pass( 1 );

	expect( element() ).toHaveAttribute( 'data-part' );
	keep( String( NOON ) );
	pass( 1 );
	expect( element() ).not.toHaveAttribute( 'data-part' );
} );

it.each( [
	[ 'hide', 0 ],
	[ 'clear', 1 ],
] )(
	"at zero, '%s' resets the cookie and hides, and only 'clear' empties the basket",
	( hides, cleared ) => {
		keep( String( NOON - 599_000 ) );
		draw( hides );

		pass( 3 );

		expect( element().hidden ).toBe( true );
		expect( document.cookie ).toContain( 'wopb_cart_reserved_timer=0' );
		expect( clearing.go ).toHaveBeenCalledTimes( cleared );
	}
);

it( 'begins anew when something is added, also in a drawer that opens later', () => {
	keep( '0' );
	document.body.innerHTML = '';
	pass( 1 );
	draw( 'hide' );
	keep( String( Date.now() ) );

	pass( 1 );

	expect( element() ).toHaveTextContent( 'Reserved for 09:59' );
} );

it( 'resets the cookie of its own site, where the site has not the whole host', () => {
	window.history.replaceState( null, '', '/stall/basket/' );
	document.cookie = `wopb_cart_reserved_timer=${
		NOON - 599_000
	}; path=/stall/`;
	draw( 'hide' );
	element().dataset.path = '/stall/';

	pass( 3 );

	expect( document.cookie ).toMatch( /^wopb_cart_reserved_timer=0(;|$)/ );
	window.history.replaceState( null, '', '/' );
} );
