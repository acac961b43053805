import { announce } from './announce';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const announcement = ( urgency = 'polite' ) =>
	document.querySelector( `[aria-live="${ urgency }"]` )?.textContent;

it( 'says what is said at one moment together, each once', () => {
	announce( 'Coupon applied.' );
	announce( 'New total: £5.00' );
	announce( 'Stop.', 'assertive' );
	jest.runAllTimers();

	expect( announcement() ).toBe( 'Coupon applied. New total: £5.00' );
	expect( announcement( 'assertive' ) ).toBe( 'Stop.' );
} );

it( 'says a sum once, after what has changed it', () => {
	announce( 'New total: £5.00' );
	announce( 'Coupon applied.' );
	announce( 'New total: £5.00' );
	jest.runAllTimers();

	expect( announcement() ).toBe( 'Coupon applied. New total: £5.00' );
} );

it( 'says the same message again later, and once at one moment', () => {
	announce( 'Added.' );
	announce( 'Added.' );
	jest.runAllTimers();
	expect( announcement() ).toBe( 'Added.' );

	announce( 'Added.' );
	expect( announcement() ).toBe( '' );
	jest.runAllTimers();
	expect( announcement() ).toBe( 'Added.' );
} );
