import { aBasket, aLine } from '../../../tests/fakes/basket-factory';
import { taxNote, totalRows } from './total-rows';

const shownRows = ( basket = aBasket() ) =>
	totalRows( basket ).map( ( { label, amount, note } ) =>
		[ label, amount, note ].filter( Boolean ).join( ' ' )
	);

describe( 'totalRows', () => {
	it( 'tells the tax that the prices include', () => {
		expect( shownRows() ).toEqual( [
			'Subtotal £24.00',
			'Delivery £3.60',
			'Total £27.60 includes £4.60 VAT',
		] );
	} );

	it( 'adds the tax that the prices do not include', () => {
		const { totals } = aBasket();

		expect(
			shownRows(
				aBasket( {
					totals: { ...totals, subtotal: 2000, taxIncluded: false },
				} )
			)
		).toEqual( [
			'Subtotal £20.00',
			'Delivery £3.60',
			'VAT £4.60',
			'Total £27.60',
		] );
	} );

	it( 'takes coupons off, and says when delivery is not known yet', () => {
		const { totals } = aBasket();

		expect(
			shownRows(
				aBasket( {
					coupons: [
						{ code: 'spring', discount: 240, freeShipping: false },
					],
					totals: { ...totals, shipping: null },
				} )
			)
		).toContain( 'Coupon: spring -£2.40' );
		expect(
			shownRows( aBasket( { totals: { ...totals, shipping: null } } ) )
		).toContain( 'Delivery calculated from your address' );
	} );

	it( 'does not call delivery free where there is none', () => {
		const basket = aBasket();
		const totals = { ...basket.totals, shipping: 0 };
		const packages = basket.packages.map( ( one ) => ( {
			...one,
			rates: [],
		} ) );

		expect( shownRows( { ...basket, totals, packages } ) ).toContain(
			'Delivery not available'
		);
		expect(
			shownRows( {
				...basket,
				totals: { ...totals, shipping: null },
				packages,
			} )
		).toContain( 'Delivery not available' );
		expect( shownRows( { ...basket, totals } ) ).toContain(
			'Delivery Free'
		);
	} );
} );

describe( 'taxNote', () => {
	const { totals } = aBasket();

	it( 'says whether the price of a line has its tax in it', () => {
		const line = aLine( { isTaxed: true } );

		expect( taxNote( line, totals ) ).toBe( 'incl. VAT' );
		expect( taxNote( line, { ...totals, taxIncluded: false } ) ).toBe(
			'excl. VAT'
		);
		expect(
			taxNote( line, { ...totals, taxIncluded: false, taxLines: [] } )
		).toBe( 'excl. tax' );
	} );

	it( 'says nothing where no tax is asked', () => {
		expect( taxNote( aLine( { isTaxed: false } ), totals ) ).toBe( '' );
		expect( taxNote( aLine(), totals ) ).toBe( '' );
	} );
} );
