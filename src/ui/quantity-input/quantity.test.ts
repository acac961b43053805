import { canDecrease, clampQuantity, decrease, increase } from './quantity';

const rule = { minimum: 1, maximum: null, step: 1 };

describe( 'increase', () => {
	it( 'adds one step', () => {
		expect( increase( 1, rule ) ).toBe( 2 );
		expect( increase( 6, { ...rule, step: 6 } ) ).toBe( 12 );
	} );

	it( 'rounds up to a multiple of the step', () => {
		expect( increase( 4, { ...rule, step: 6 } ) ).toBe( 12 );
	} );

	it( 'stops at the maximum', () => {
		expect( increase( 5, { ...rule, maximum: 5 } ) ).toBe( 5 );
		expect( increase( 6, { ...rule, step: 6, maximum: 10 } ) ).toBe( 10 );
	} );
} );

describe( 'decrease', () => {
	it( 'subtracts one step and stops at the minimum', () => {
		expect( decrease( 3, rule ) ).toBe( 2 );
		expect( decrease( 8, { minimum: 6, maximum: null, step: 6 } ) ).toBe(
			6
		);
	} );

	it( 'is not offered below 2', () => {
		expect( canDecrease( 1 ) ).toBe( false );
		expect( canDecrease( 2 ) ).toBe( true );
	} );
} );

describe( 'clampQuantity', () => {
	it( 'keeps a quantity between its limits', () => {
		const limits = { minimum: 2, maximum: 4, step: 1 };

		expect(
			[ 0, 3, 9 ].map( ( n ) => clampQuantity( n, limits ) )
		).toEqual( [ 2, 3, 4 ] );
	} );
} );
