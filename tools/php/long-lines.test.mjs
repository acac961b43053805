// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { longLines } from './long-lines.mjs';

const long = `$sum = ${ Array( 40 ).fill( '$one' ).join( ' + ' ) };`;

it( 'lines of PHP that are too long are found, with their numbers', () => {
	assert.deepEqual( longLines( `<?php\n$a = 1;\n${ long }\n` ), [ 3 ] );
} );

it( 'what cannot be broken may be longer', () => {
	const text = 'A sentence that goes on. '.repeat( 8 );
	for ( const line of [
		`esc_html_e( '${ text }', 'marketday' );`,
		`/** @var array{${ 'name: string, '.repeat( 14 ) }} $row */`,
		`<!-- wp:group ${ '{"a":"b"} '.repeat( 18 ) } -->`,
		`echo $html; // phpcs:ignore ${ text }`,
	] ) {
		assert.deepEqual( longLines( line ), [], line );
	}
	assert.deepEqual(
		longLines( `/* translators: %s: a name. */\n${ long }` ),
		[]
	);
} );
