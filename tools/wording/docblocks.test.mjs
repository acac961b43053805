// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstWordsIn, wrongFirstWords } from './docblocks.mjs';

/** @param {string} comment */
const isWrong = ( comment ) => wrongFirstWords( comment ).length > 0;

describe( 'a docblock', () => {
	it( 'begins with a noun or a verb in the third person', () => {
		for ( const comment of [
			'/** The basket of a visitor. */',
			'/** Number of pieces. */',
			'/** Reads a file. */',
			'/** Null for none. */',
			'/** `GET` of the route. */',
			'/** GET of the route. */',
			'/** 20 pieces. */',
			"/** '' for none. */",
			'/**\n * Searches of a day.\n */',
		] ) {
			assert.equal( isWrong( comment ), false, comment );
		}
	} );

	it( 'begins with no question, no preposition, no conjunction and no command', () => {
		for ( const comment of [
			'/** What a visitor has. */',
			'/** Whether it is there. */',
			'/** Of a product. */',
			'/** Those that are left. */',
			'/** If there is one, it is shown. */',
			'/** Write the basket. */',
			'/**\n * How many there are.\n * @return {number}\n */',
		] ) {
			assert.equal( isWrong( comment ), true, comment );
		}
	} );

	it( 'may have tags alone, and other comments begin as they like', () => {
		assert.deepEqual(
			firstWordsIn(
				'/** @return list<string> What is left. */\n/* What it is. */\n// What it is.\n/***/'
			),
			[]
		);
	} );

	it( 'is told with its line', () => {
		assert.deepEqual(
			wrongFirstWords(
				'<?php\n\n/** The one. */\nclass A {\n\t/**\n\t * Where it is.\n\t *\n\t * @var string\n\t */\n\tpublic $b;\n}'
			),
			[ { line: 6, word: 'Where', sentence: 'Where it is.' } ]
		);
	} );
} );
