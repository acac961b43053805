import { POUND } from '@marketday/kernel';

import { allowedMaximum, allowedMinimum, pushBack } from './price-rules';
import { handleMoved, priceTyped } from './price-slider';

const RANGE = { lowest: 3, highest: 165 };

describe( 'the price filter', () => {
	it.each( [
		[ -1, 0 ],
		[ -0, 0 ],
		[ 0, 0 ],
		[ 20, 20 ],
		[ 165, 165 ],
		[ 166, 165 ],
	] )( 'a min of %d becomes %d', ( typed, allowed ) => {
		expect( Object.is( allowedMinimum( typed, RANGE ), allowed ) ).toBe(
			true
		);
	} );

	it.each( [
		[ -1, 165 ],
		[ -0, 165 ],
		[ 0, 0 ],
		[ 20, 20 ],
		[ 166, 165 ],
	] )( 'a max of %d becomes %d', ( typed, allowed ) => {
		expect( allowedMaximum( typed, RANGE ) ).toBe( allowed );
	} );

	it( 'keeps min below max by pushing the moved handle back', () => {
		expect( pushBack( 'min', 50, 50 ) ).toEqual( { from: 49, to: 50 } );
		expect( pushBack( 'min', 60, 50 ) ).toEqual( { from: 49, to: 50 } );
		expect( pushBack( 'max', 50, 50 ) ).toEqual( { from: 50, to: 51 } );
		expect( pushBack( 'max', 50, 60 ) ).toEqual( { from: 50, to: 60 } );
	} );
} );

describe( 'The slider', () => {
	const draw = () => {
		document.body.innerHTML = `<div data-price data-lowest="3" data-highest="165"><div>
			<input type="range" data-handle="min" min="3" max="165" value="3"><input type="range" data-handle="max" min="3" max="165" value="165"></div>
			<input type="number" data-end="min" step="any"><input type="number" data-end="max" step="any"></div>`;
		const price = document.querySelector( '[data-price]' ) as HTMLElement;
		const field = ( selector: string ) =>
			price.querySelector( selector ) as HTMLInputElement;
		return { price, field };
	};

	it( 'says the amount in the shop’s money and fills the input', () => {
		const { price, field } = draw();
		field( '[data-handle="min"]' ).value = '20';
		handleMoved( price, 'min', POUND );

		expect( field( '[data-end="min"]' ).value ).toBe( '20' );
		expect(
			field( '[data-handle="min"]' ).getAttribute( 'aria-valuetext' )
		).toBe( '£20.00' );
	} );

	it( 'chooses nothing at the end of its range', () => {
		const { price, field } = draw();
		field( '[data-end="max"]' ).value = '100';
		field( '[data-handle="max"]' ).value = '165';
		handleMoved( price, 'max', POUND );

		expect( field( '[data-end="max"]' ).value ).toBe( '' );
	} );

	it( 'follows what is typed', () => {
		const { price, field } = draw();
		field( '[data-end="min"]' ).value = '10.50';
		priceTyped( price, field( '[data-end="min"]' ), POUND );
		expect( field( '[data-handle="min"]' ).value ).toBe( '10' );
	} );

	it.each( [
		[ 'min', '-5', '' ],
		[ 'min', '0', '' ],
		[ 'min', '900', '165' ],
		[ 'max', '-5', '' ],
		[ 'max', '165', '' ],
		[ 'max', '9999', '' ],
		[ 'max', '164', '164' ],
	] )(
		'takes a typed %s of %s for “%s”: the whole range is no choice',
		( end, typed, taken ) => {
			const { price, field } = draw();
			const input = field( `[data-end="${ end }"]` );
			input.value = typed;
			priceTyped( price, input, POUND );

			expect( input.value ).toBe( taken );
		}
	);

	it.each( [
		[ 'min', '50', 'max', '20', '19' ],
		[ 'max', '20', 'min', '50', '51' ],
		[ 'min', '20', 'max', '20', '20' ],
	] )(
		'pushes a typed %s of %s back that passes a %s of %s',
		( end, typed, otherEnd, other, taken ) => {
			const { price, field } = draw();
			field( `[data-end="${ otherEnd }"]` ).value = other;
			const input = field( `[data-end="${ end }"]` );
			input.value = typed;
			priceTyped( price, input, POUND );

			expect( input.value ).toBe( taken );
			expect( field( `[data-end="${ otherEnd }"]` ).value ).toBe( other );
		}
	);
} );
