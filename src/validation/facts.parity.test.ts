import { readFileSync, writeFileSync } from 'fs';
import path from 'path';

import { facts } from './facts';

const COPY = path.resolve(
	__dirname,
	'../../php/Kernel/Validation/facts.json'
);

it( 'is the table that PHP reads', () => {
	const { priorities, patterns, messages } = facts;
	const text = `${ JSON.stringify(
		{ priorities, patterns, messages },
		null,
		'\t'
	) }\n`;
	if ( process.env.MARKETDAY_PARITY === 'write' ) {
		writeFileSync( COPY, text );
	}

	expect( readFileSync( COPY, 'utf8' ) ).toBe( text );
} );
