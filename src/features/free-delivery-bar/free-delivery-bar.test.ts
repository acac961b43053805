import { createMarketday } from '@marketday/kernel';

import { aBasket } from '../../../tests/fakes/basket-factory';
import { followBasket } from './free-delivery-bar';

const text = () => document.querySelector( 'p' )!.textContent;
const filledPart = () =>
	document
		.querySelector( 'div' )!
		.style.getPropertyValue( '--marketday-filled' );

const start = ( own = '' ) => {
	document.body.innerHTML = `<div><p data-marketday-free-delivery data-missing="${ own }" data-reached="">Free delivery from £50.00</p></div>`;
	const { basket } = createMarketday( {
		restUrl: 'https://shop.example/wp-json/',
	} );
	basket.load = () => Promise.resolve();
	followBasket( basket );
	return basket;
};
const offer = ( counted: number ) =>
	aBasket( {
		freeDelivery: { from: 5000, counted, isReached: counted >= 5000 },
	} );

it( 'says what the page says while there is no basket', () => {
	start();

	expect( text() ).toBe( 'Free delivery from £50.00' );
	expect( filledPart() ).toBe( '0%' );
} );

it( 'says how far the basket is, and follows it', () => {
	const basket = start();

	basket.seed( offer( 2400 ) );
	expect( text() ).toBe( 'Spend £26.00 more for free delivery.' );
	expect( filledPart() ).toBe( '48%' );

	basket.seed( offer( 6000 ) );
	expect( text() ).toBe( 'You’ve got free delivery.' );
	expect( filledPart() ).toBe( '100%' );

	basket.seed( aBasket( { lines: [] } ) );
	expect( text() ).toBe( 'Free delivery from £50.00' );
} );

it( "says it in the editor's words", () => {
	start( 'Only {amount} to go!' ).seed( offer( 2400 ) );

	expect( text() ).toBe( 'Only £26.00 to go!' );
} );
