import { readFileSync, writeFileSync } from 'fs';
import path from 'path';

import { validate } from '.';
import { casesOf } from '../../tests/validation-chance/chance-cases';

const RECORD = path.resolve(
	__dirname,
	'../../tests/fixtures/validation-chance.jsonl'
);

/** The first letter of what is wrong; a dot for nothing. */
const lineOf = ( { rules, values }: ReturnType< typeof casesOf >[ number ] ) =>
	JSON.stringify( [
		rules,
		values,
		values
			.map( ( value ) => validate( value, rules )[ 0 ]?.rule[ 0 ] ?? '.' )
			.join( '' ),
	] );

it( 'says of six thousand values made by chance what PHP is asked to say', () => {
	const text = `${ casesOf( 500 ).map( lineOf ).join( '\n' ) }\n`;
	if ( process.env.MARKETDAY_PARITY === 'write' ) {
		writeFileSync( RECORD, text );
	}

	expect( readFileSync( RECORD, 'utf8' ) ).toBe( text );
	// Of patterns that are none.
	jest.mocked( console.error ).mockClear();
} );
