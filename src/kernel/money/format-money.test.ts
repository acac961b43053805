import { POUND } from './currency';
import { formatMoney } from './format-money';

describe( 'formatMoney', () => {
	it.each( [
		[ 0, '£0.00' ],
		[ 5, '£0.05' ],
		[ 1250, '£12.50' ],
		[ 123456789, '£1,234,567.89' ],
		[ -300, '-£3.00' ],
	] )( 'writes %i pence as %s', ( minor, text ) => {
		expect( formatMoney( minor, POUND ) ).toBe( text );
	} );

	it( 'puts the symbol after the amount where the shop does', () => {
		const euro = {
			...POUND,
			prefix: '',
			suffix: '\u00A0€',
			decimalSeparator: ',',
			thousandSeparator: '.',
		};

		expect( formatMoney( 123450, euro ) ).toBe( '1.234,50\u00A0€' );
	} );

	it( 'writes no decimals for a currency without minor units', () => {
		expect(
			formatMoney( 1250, { ...POUND, prefix: '¥', minorUnit: 0 } )
		).toBe( '¥1,250' );
	} );
} );
