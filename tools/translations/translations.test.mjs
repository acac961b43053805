// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jsonOf, moOf, readPo } from './po.mjs';
import { potOf } from './pot.mjs';
import { textsOfScript } from './read-script.mjs';

const PO = String.raw`msgid ""
msgstr ""
"Language: de_DE\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: src/a.tsx:1
msgid "Basket"
msgstr "Warenkorb"

msgctxt "block title"
msgid "Basket"
msgstr "Warenkorb-Block"

msgid "%s item"
msgid_plural "%s items"
msgstr[0] "%s Artikel"
msgstr[1] "%s Artikel"

msgid "Checkout"
msgstr ""
`;

describe( 'the texts of a script', () => {
	it( 'are found in TypeScript with their comment, and in what a bundler made of it', () => {
		const source =
			"/* translators: %s: product. */\n__( '%s is gone', 'marketday' ); _n( 'one', 'many', 2, 'marketday' ); __( 'theirs', 'other' ); __( name, 'marketday' );";
		const found = textsOfScript(
			'a.tsx',
			source.replaceAll( '\\\n', '\n' )
		);

		assert.deepEqual(
			found.map( ( { text, plural, comment } ) => [
				text,
				plural,
				comment,
			] ),
			[
				[ '%s is gone', null, 'translators: %s: product.' ],
				[ 'one', 'many', null ],
			]
		);
		assert.deepEqual(
			textsOfScript(
				'a.js',
				'(0,e.__)("Basket","marketday"),t._x("Post","verb","marketday")'
			).map( ( { text, context } ) => [ text, context ] ),
			[
				[ 'Basket', null ],
				[ 'Post', 'verb' ],
			]
		);
	} );
} );

describe( 'a call by a name that every object has', () => {
	it( 'is no text', () => {
		assert.deepEqual(
			textsOfScript( 'a.js', 'n.toString( 36, "marketday" )' ),
			[]
		);
	} );
} );

describe( "a translator's file", () => {
	it( 'is read with contexts and plurals, without what is not translated yet', () => {
		const { translations } = readPo( PO, 'a.po' );

		assert.deepEqual(
			translations.map( ( { text, context, forms } ) => [
				text,
				context,
				forms,
			] ),
			[
				[ 'Basket', null, [ 'Warenkorb' ] ],
				[ 'Basket', 'block title', [ 'Warenkorb-Block' ] ],
				[ '%s item', null, [ '%s Artikel', '%s Artikel' ] ],
			]
		);
	} );

	it( 'becomes the file for PHP, sorted as gettext wants it', () => {
		const mo = moOf( readPo( PO, 'a.po' ) );

		assert.equal( mo.readUInt32LE( 0 ), 0x950412de );
		assert.equal( mo.readUInt32LE( 8 ), 4 );
		assert.ok( mo.includes( Buffer.from( 'block title\u0004Basket\0' ) ) );
		assert.ok( mo.includes( Buffer.from( '%s item\0%s items\0' ) ) );
	} );

	it( 'becomes the file for a script with the texts that script uses and no others', () => {
		const json =
			jsonOf(
				readPo( PO, 'a.po' ),
				'de_DE',
				new Set( [ 'Basket', 'Checkout' ] )
			) ?? '{}';

		assert.deepEqual( JSON.parse( json ).locale_data.messages, {
			'': {
				domain: 'messages',
				'plural-forms': 'nplurals=2; plural=(n != 1);',
				lang: 'de_DE',
			},
			Basket: [ 'Warenkorb' ],
		} );
		assert.equal(
			jsonOf( readPo( PO, 'a.po' ), 'de_DE', new Set() ),
			undefined
		);
	} );

	it( 'is refused with the line that is wrong', () => {
		assert.throws(
			() => readPo( 'msgid "a"\nmsgstr without quotes', 'b.po' ),
			/b\.po has a line that is no entry: msgstr without quotes/
		);
	} );
} );

describe( 'the template', () => {
	it( 'holds each text once, with every place it is used in', () => {
		const text = {
			text: 'Basket',
			plural: null,
			context: null,
			comment: null,
			line: 3,
		};

		const pot = potOf(
			[
				{ ...text, file: 'a.php' },
				{ ...text, file: 'b.tsx' },
			],
			'1.0.0'
		);

		assert.equal( pot.match( /msgid "Basket"/g )?.length, 1 );
		assert.match( pot, /#: a\.php:3\n#: b\.tsx:3\nmsgid "Basket"/ );
	} );
} );
