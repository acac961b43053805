import { readFileSync } from 'fs';
import path from 'path';

import { isContactEmail, isContactPhone, type Rules, validate } from '.';

interface Case {
	value: string | string[];
	rules: Rules;
	faults: string[];
}

const cases = JSON.parse(
	readFileSync(
		path.resolve( __dirname, '../../tests/fixtures/validation-cases.json' ),
		'utf8'
	)
) as Case[];

describe( 'what is wrong with a value', () => {
	it.each( cases.map( ( one ) => [ JSON.stringify( one ), one ] as const ) )(
		'%s',
		( _name, { value, rules, faults } ) => {
			expect(
				validate( value, rules ).map(
					( { rule, message } ) => `${ rule }: ${ message }`
				)
			).toEqual( faults );
			// Of patterns that are none, which a test of its own looks at.
			jest.mocked( console.error ).mockClear();
		}
	);

	it( 'leaves a pattern out that is none, and says so once', () => {
		expect( validate( 'a', { pattern: '(zork' } ) ).toEqual( [] );
		expect( validate( 'b', { pattern: '(zork' } ) ).toEqual( [] );

		expect( console ).toHaveErroredWith(
			'Not a pattern, its rule is left out: (zork'
		);
	} );

	it( 'is said in the words one gives', () => {
		const [ fault ] = validate(
			'x',
			{ type: 'email' },
			{ 'type.email': 'No address.' }
		);
		expect( fault?.message ).toBe( 'No address.' );
	} );
} );

describe( 'a contact', () => {
	it.each( [
		[ 'mailto:ann@example.com', true ],
		[ 'ann@example.museum', true ],
		[ 'ann@example.c', false ],
		[ 'ann@example.c0m', false ],
	] )( '%s is an e-mail address: %s', ( text, is ) => {
		expect( isContactEmail( text ) ).toBe( is );
	} );

	it.each( [
		[ 'tel:+44 (0)20-7946.0018', true ],
		[ '123456', true ],
		[ '12345', false ],
		[ '1234567890123456', false ],
		[ '12345a', false ],
	] )( '%s is a telephone number: %s', ( text, is ) => {
		expect( isContactPhone( text ) ).toBe( is );
	} );
} );
