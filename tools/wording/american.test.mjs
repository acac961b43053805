// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { entriesOf, readPo } from '../translations/po.mjs';
import { americanOf, americanPo } from './american.mjs';

it( 'words are spelled as in the United States, with their capitals, and parts of words are left alone', () => {
	assert.deepEqual(
		[
			'Colour',
			'We don’t recognise that colour.',
			'Events in the bin',
			'Tick this box if no one can be recognised.',
			'Basket',
			'combined metres-wide',
		].map( americanOf ),
		[
			'Color',
			'We don’t recognize that color.',
			'Events in the trash',
			'Check this box if no one can be recognized.',
			'Basket',
			'combined metres-wide',
		]
	);
} );

it( 'the language file has what differs, and nothing else', () => {
	const place = { context: null, comment: null, file: 'a.php', line: 1 };
	const entries = entriesOf(
		readPo(
			americanPo( [
				{ ...place, text: 'Colour', plural: null },
				{ ...place, text: 'View basket', plural: null },
				{ ...place, text: '%d colour', plural: '%d colours' },
			] ).toString(),
			'marketday-en_US.po'
		)
	);

	assert.deepEqual(
		entries.map( ( { msgid, msgstr } ) => [ msgid, msgstr ] ),
		[
			[ 'Colour', [ 'Color' ] ],
			[ '%d colour', [ '%d color', '%d colors' ] ],
		]
	);
} );
