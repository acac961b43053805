import cases from '../../../tests/fixtures/money-cases.json';

import { formatMoney } from './format-money';

describe( 'formatMoney, as Money::format() of PHP', () => {
	const all = cases.flatMap( ( { currency, amounts } ) =>
		Object.entries( amounts ).map(
			( [ minor, text ] ) =>
				[ currency.code, Number( minor ), text, currency ] as const
		)
	);

	it.each( all )( 'writes %s %i as %s', ( _code, minor, text, currency ) => {
		expect( formatMoney( minor, currency ) ).toBe( text );
	} );

	it( 'isolates an amount from words from right to left', async () => {
		document.documentElement.dir = 'rtl';
		await jest.isolateModulesAsync( async () => {
			const fresh = await import( './format-money' );
			const { currency } = cases[ 0 ] as ( typeof cases )[ number ];
			expect( fresh.formatMoney( 1600, currency ) ).toMatch(
				/^\u2068.*16.*\u2069$/
			);
		} );
		document.documentElement.dir = '';
	} );
} );
