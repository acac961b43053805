// @ts-check
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { po } from 'gettext-parser';
import { entriesOf, jsonOf, moOf, readPo } from './po.mjs';
import { potOf } from './pot.mjs';
import { textsOfScript } from './read-script.mjs';
import { shippedLanguage } from './shipped-languages.mjs';

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
		assert.deepEqual(
			entriesOf( readPo( PO, 'a.po' ) ).map(
				( { msgid, msgctxt, msgstr } ) => [ msgid, msgctxt, msgstr ]
			),
			[
				[ 'Basket', undefined, [ 'Warenkorb' ] ],
				[ '%s item', undefined, [ '%s Artikel', '%s Artikel' ] ],
				[ 'Basket', 'block title', [ 'Warenkorb-Block' ] ],
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

	it( 'is refused with its name and the line that is wrong', () => {
		assert.throws(
			() => readPo( 'msgid "a"\nmsgstr without quotes', 'b.po' ),
			/b\.po cannot be read\..* at line 2/
		);
	} );

	it( 'is refused when a text is translated twice or a plural form is missing', () => {
		assert.throws(
			() => readPo( `${ PO }\nmsgid "Basket"\nmsgstr "Korb"\n`, 'a.po' ),
			/"Basket"/
		);
		assert.throws(
			() => readPo( PO.replace( /msgstr\[1\].*/, '' ), 'a.po' ),
			/2 forms but got 1/
		);
	} );
} );

describe( 'what ships of a language', () => {
	/** @type {string} */
	let checkout;
	const write = async (
		/** @type {string} */ name,
		/** @type {string} */ content
	) => {
		await mkdir( dirname( join( checkout, name ) ), { recursive: true } );
		await writeFile( join( checkout, name ), content );
	};
	before( async () => {
		checkout = await mkdtemp( join( tmpdir(), 'languages-' ) );
		await write( 'languages/marketday-de_DE.po', PO );
		// A style sheet's entry is an empty script of that name.
		await write( 'build/blocks/_shared/lists.asset.php', '' );
		await write( 'build/blocks/_shared/lists.js', '' );
		await write( 'build/blocks/_shared/buttons.asset.php', '' );
		await write(
			'build/blocks/_shared/buttons.js',
			'o.u=e=>"_shared/lists-later.js?ver=1"'
		);
		await write(
			'build/blocks/_shared/lists-later.js',
			'(0,e.__)("Basket","marketday")'
		);
	} );
	after( () => rm( checkout, { recursive: true } ) );

	it( 'gives the texts of a part to the script that loads it', async () => {
		const names = ( await shippedLanguage( checkout, 'de_DE' ) )
			.map( ( { name } ) => name )
			.filter( ( name ) => name.endsWith( '.json' ) );

		assert.deepEqual( names, [
			`languages/marketday-de_DE-${ createHash( 'md5' )
				.update( 'build/blocks/_shared/buttons.js' )
				.digest( 'hex' ) }.json`,
		] );
	} );

	it( 'is refused where nobody loads a part with texts', async () => {
		await write(
			'build/blocks/account/forgotten.js',
			'(0,e.__)("Basket","marketday")'
		);

		await assert.rejects(
			shippedLanguage( checkout, 'de_DE' ),
			/No script of the build loads 'account\/forgotten'/
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
		).toString();

		assert.equal( pot.match( /msgid "Basket"/g )?.length, 1 );
		assert.match( pot, /#: a\.php\n#: b\.tsx\nmsgid "Basket"/ );
	} );

	it( 'is read by gettext as it was meant: context, plural, comment, quotes and lines', () => {
		const pot = potOf(
			[
				{
					text: 'One "%s"\n',
					plural: 'Many\t%s',
					context: 'verb',
					comment: 'translators: %s: a name.',
					file: 'a.php',
					line: 1,
				},
			],
			'1.0.0'
		);

		const { headers, translations } = po.parse( pot );

		assert.equal( headers[ 'Project-Id-Version' ], 'Marketday 1.0.0' );
		const entry = translations.verb?.[ 'One "%s"\n' ];
		assert.equal( entry?.msgid_plural, 'Many\t%s' );
		assert.deepEqual( entry?.comments, {
			extracted: 'translators: %s: a name.',
			reference: 'a.php',
		} );
	} );
} );
