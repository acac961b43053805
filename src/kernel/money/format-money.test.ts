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
} );
