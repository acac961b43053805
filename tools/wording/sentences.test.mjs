// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { longSentences } from './sentences.mjs';

const words = ( /** @type {number} */ count ) =>
	Array( count ).fill( 'word' ).join( ' ' );

it( 'a sentence of thirty words is too long, over several lines too', () => {
	assert.deepEqual(
		longSentences(
			`# Title\n\nShort.\n\n${ words( 20 ) }\n${ words( 10 ) }. Short.`
		).map( ( { line, words: count } ) => [ line, count ] ),
		[ [ 5, 30 ] ]
	);
	assert.deepEqual(
		longSentences( `${ words( 29 ) }. And ${ words( 5 ) }.` ).length,
		0
	);
} );

it( 'an entry, a cell and a full stop end one, and code has no words', () => {
	for ( const text of [
		`- ${ words( 20 ) }\n- ${ words( 20 ) }`,
		`| ${ words( 20 ) } | ${ words( 20 ) } |`,
		`| ${ words( 20 ) }; ${ words( 20 ) } |`,
		`${ words( 20 ) }. The ${ words( 19 ) }.`,
		`${ '`name`, '.repeat( 40 ) } and more.`,
		`\`\`\`\n${ words( 40 ) }\n\`\`\``,
	] ) {
		assert.deepEqual( longSentences( text ), [], text );
	}
} );
