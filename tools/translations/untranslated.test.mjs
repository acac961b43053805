// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { po } from 'gettext-parser';
import { CHECKOUT } from '../site/site-folder.mjs';
import { untranslatedInPhp, untranslatedInTsx } from './untranslated.mjs';

const read = ( /** @type {string} */ file ) =>
	readFileSync( join( CHECKOUT, file ), 'utf8' );
const filesIn = ( /** @type {string} */ folder ) =>
	readdirSync( join( CHECKOUT, folder ), { recursive: true } ).map(
		( name ) => join( folder, String( name ) )
	);

describe( 'a text that no translation reaches', () => {
	it( 'is found in markup and in what is read out', () => {
		assert.deepEqual(
			untranslatedInTsx(
				'a.tsx',
				'const A = () => <p title="Mugs" className="mugs">Buy { "now" }{ __( "Fine", "marketday" ) } 24 <b aria-label={ `Close` }>×</b></p>;'
			),
			[ 'a.tsx:1 Mugs', 'a.tsx:1 Buy', 'a.tsx:1 now', 'a.tsx:1 Close' ]
		);
		assert.deepEqual(
			untranslatedInPhp(
				'a.php',
				'<?php $a = 1; ?><p class="mugs">Buy <?php esc_html_e( "Fine", "marketday" ); ?> &pound;12</p><a aria-label="Close" href="<?php echo $b; ?>">×</a>'
			),
			[ 'a.php Buy', 'a.php Close' ]
		);
	} );

	it( 'is nowhere in what shoppers see', () => {
		const views = filesIn( 'php' ).filter( ( file ) =>
			/\/views\/.*\.php$/.test( file )
		);
		const components = [
			...filesIn( 'src' ),
			...filesIn( 'blocks' ),
		].filter(
			( file ) => /\.tsx$/.test( file ) && ! /\.test\.tsx$/.test( file )
		);

		assert.deepEqual(
			[
				...views.flatMap( ( file ) =>
					untranslatedInPhp( file, read( file ) )
				),
				...components.flatMap( ( file ) =>
					untranslatedInTsx( file, read( file ) )
				),
			],
			[]
		);
	} );
} );

/** A text may come a little before its translations; more than these, and a language is not complete. */
const AWAITED = 25;

describe( 'a language that is shipped', () => {
	const template = po.parse( read( 'languages/marketday.pot' ) ).translations;
	// American English has only what differs.
	const languages = readdirSync( join( CHECKOUT, 'languages' ) ).filter(
		( name ) => name.endsWith( '.po' ) && ! name.includes( 'en_US' )
	);

	it( 'has texts of files that are there', () => {
		const files = Object.values( template ).flatMap( ( texts ) =>
			Object.values( texts ).flatMap( ( { comments } ) =>
				( comments?.reference ?? '' ).split( '\n' ).filter( Boolean )
			)
		);

		assert.ok( files.length > 1000 );
		assert.deepEqual(
			[ ...new Set( files ) ].filter(
				( file ) => ! existsSync( join( CHECKOUT, file ) )
			),
			[]
		);
	} );

	for ( const name of languages ) {
		it( `has every text for shoppers and for the shop's people: ${ name }`, () => {
			const { translations } = po.parse( read( `languages/${ name }` ) );
			const missing = Object.entries( template ).flatMap(
				( [ context, texts ] ) =>
					Object.keys( texts ).filter(
						( text ) =>
							text !== '' &&
							! translations[ context ]?.[ text ]?.msgstr.every(
								Boolean
							)
					)
			);

			assert.ok(
				missing.length <= AWAITED,
				`${ missing.length } texts: ${ missing.join( '\n' ) }`
			);
		} );
	}
} );

describe( 'a translation', () => {
	it( 'keeps what is put into its text', () => {
		const placeholders = ( /** @type {string} */ text ) =>
			( text.match( /%(?:\d\$)?[sd]|\{amount\}|<[^>]+>/g ) ?? [] )
				.sort()
				.join();
		const files = readdirSync( join( CHECKOUT, 'languages' ) ).filter(
			( name ) => name.endsWith( '.po' )
		);
		const wrong = files.flatMap( ( name ) =>
			Object.values(
				po.parse( read( `languages/${ name }` ) ).translations
			)
				.flatMap( ( context ) => Object.values( context ) )
				.filter( ( { msgid } ) => msgid !== '' )
				.flatMap( ( { msgid, msgid_plural: plural, msgstr } ) =>
					msgstr
						.filter(
							( text ) =>
								placeholders( text ) !==
									placeholders( msgid ) &&
								placeholders( text ) !==
									placeholders( plural ?? msgid )
						)
						.map( ( text ) => `${ name }: ${ msgid } -> ${ text }` )
				)
		);

		assert.ok( files.length >= 4, files.join() );
		assert.deepEqual( wrong, [] );
	} );
} );
