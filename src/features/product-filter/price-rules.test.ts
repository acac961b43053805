import {
	allowedMaximum,
	allowedMinimum,
	handleMoved,
	priceTyped,
	pricesTyped,
	pushBack,
} from './price-rules';

const RANGE = { lowest: 3, highest: 165 };
const WHOLE = { from: 3, to: 165, min: '', max: '' };

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

describe( 'the slider', () => {
	it( 'fills the input', () => {
		expect( handleMoved( WHOLE, 'min', 20, RANGE ) ).toEqual( {
			...WHOLE,
			from: 20,
			min: '20',
		} );
	} );

	it( 'chooses nothing at the end of its range', () => {
		const chosen = pricesTyped( '', '100', RANGE );

		expect( handleMoved( chosen, 'max', 165, RANGE ) ).toEqual( WHOLE );
	} );

	it( 'follows what is typed', () => {
		expect( priceTyped( WHOLE, 'min', '10.50', RANGE ) ).toMatchObject( {
			min: '10.5',
			from: 10,
		} );
	} );

	it.each( [
		[ 'min', '-5', '' ],
		[ 'min', '0', '' ],
		[ 'min', '900', '165' ],
		[ 'max', '-5', '' ],
		[ 'max', '165', '' ],
		[ 'max', '9999', '' ],
		[ 'max', '164', '164' ],
	] as const )(
		'takes a typed %s of %s for “%s”: the whole range is no choice',
		( end, text, taken ) => {
			expect( priceTyped( WHOLE, end, text, RANGE )[ end ] ).toBe(
				taken
			);
		}
	);

	it.each( [
		[ 'min', '50', 'max', '20', '19' ],
		[ 'max', '20', 'min', '50', '51' ],
		[ 'min', '20', 'max', '20', '20' ],
	] as const )(
		'pushes a typed %s of %s back that passes a %s of %s',
		( end, text, otherEnd, other, taken ) => {
			const prices = priceTyped(
				{ ...WHOLE, [ otherEnd ]: other },
				end,
				text,
				RANGE
			);

			expect( prices[ end ] ).toBe( taken );
			expect( prices[ otherEnd ] ).toBe( other );
		}
	);

	it( 'leaves what is typed alone where there is no range', () => {
		expect(
			priceTyped( WHOLE, 'min', '20', { lowest: 5, highest: 5 } ).min
		).toBe( '20' );
	} );
} );
