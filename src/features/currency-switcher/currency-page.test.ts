import { currencyPage } from './currency-page';

const codes = [ 'GBP', 'EUR', 'USD' ];
const PAGE = 'https://shop.example/mug/?colour=blue#reviews';

const page = ( shown: string, cookies: string, href = PAGE ) =>
	currencyPage( { shown, codes }, href, cookies );

describe( 'a page in another currency than the visitor’s', () => {
	it( 'is another page’s, whose address names the currency', () => {
		expect( page( 'GBP', 'a=b; marketday_currency=EUR' ) ).toBe(
			'https://shop.example/mug/?colour=blue&marketday-currency=EUR#reviews'
		);
	} );

	it( 'is that of a visitor who has chosen nothing, or gone back', () => {
		expect( page( 'EUR', '' ) ).toContain( 'marketday-currency=GBP' );
	} );

	it( 'is the one a link names for somebody else', () => {
		expect(
			page(
				'USD',
				'marketday_currency=EUR',
				'https://shop.example/?marketday-currency=USD'
			)
		).toBe( 'https://shop.example/?marketday-currency=EUR' );
	} );
} );

describe( 'a page stays where it is', () => {
	it.each( [
		[ 'the currency is the visitor’s', 'EUR', 'marketday_currency=EUR' ],
		[ 'the visitor has chosen nothing', 'GBP', '' ],
		[ 'the cookie is none of the shop’s', 'GBP', 'marketday_currency=XXX' ],
		[ 'the cookie is no code', 'GBP', 'marketday_currency=EUR%22' ],
		[ 'another cookie ends alike', 'GBP', 'x_marketday_currency=EUR' ],
	] )( 'where %s', ( _why, shown, cookies ) => {
		expect( page( shown, cookies ) ).toBeNull();
	} );

	it( 'where its address has asked for the currency already', () => {
		expect(
			page(
				'GBP',
				'marketday_currency=EUR',
				'https://shop.example/?marketday-currency=EUR'
			)
		).toBeNull();
	} );
} );
