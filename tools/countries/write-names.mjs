// @ts-check
/**
 * Writes the names of countries and regions in the plugin's languages: `node tools/countries/write-names.mjs`. Countries' names are those of Unicode's
 * CLDR, as Node brings it; regions' those of Debian's package iso-codes. Codes and English names are kept by hand (countries.php, regions.php), as
 * they are WooCommerce's.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { phpOf, translationsOf } from './names.mjs';

const LANGUAGES = [ 'ar', 'de', 'es', 'fr' ];
const ROOM = join( CHECKOUT, 'php/Engine/Embedded/Checkout' );
const ISO_CODES = '/usr/share/iso-codes/json/iso_3166-2.json';

commandLine( {
	name: 'node tools/countries/write-names.mjs',
	text: "writes countries' and regions' names in the plugin's languages.",
} );

/** @param {string} file PHP that returns an array. */
const readTable = async ( file ) =>
	JSON.parse(
		await runOrThrow( 'php', [
			'-r',
			"define( 'ABSPATH', 1 ); echo json_encode( require $argv[1] );",
			join( ROOM, file ),
		] )
	);

/** @param {string} language */
async function regionTexts( language ) {
	const file = `/usr/share/locale/${ language }/LC_MESSAGES/iso_3166-2.mo`;
	const { mo } = await import( 'gettext-parser' );
	const { translations } = mo.parse(
		await readFile( file ).catch( () => Buffer.alloc( 0 ) )
	);
	return new Map(
		Object.values( translations[ '' ] ?? {} ).map(
			( { msgid, msgstr } ) => [ msgid, msgstr[ 0 ] ?? '' ]
		)
	);
}

await runTool( async () => {
	const { names } = await readTable( 'countries.php' );
	const regions = await readTable( 'regions.php' );
	const iso = JSON.parse(
		await readFile( ISO_CODES, 'utf8' ).catch( () => {
			throw new Problem(
				"Debian's package iso-codes is not installed: apt-get install iso-codes."
			);
		} )
	)[ '3166-2' ];
	// Georgia the state is not called as Georgia the country is.
	const taken = new Set( Object.values( names ) );
	await mkdir( join( ROOM, 'names' ), { recursive: true } );
	for ( const language of LANGUAGES ) {
		const ofCountry = new Intl.DisplayNames( [ language ], {
			type: 'region',
		} );
		const texts = await regionTexts( language ).catch( () => new Map() );
		await writeFile(
			join( ROOM, `names/${ language }.php` ),
			phpOf(
				translationsOf( names, ( code ) => ofCountry.of( code ) ?? '' ),
				regions,
				iso,
				new Map(
					[ ...texts ].filter( ( [ name ] ) => ! taken.has( name ) )
				)
			)
		);
	}
} );
