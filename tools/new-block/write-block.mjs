// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exists } from '../files/cache-folder.mjs';
import { filesBelow } from '../files/fingerprint.mjs';
import { Problem } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

const TEMPLATES = fileURLToPath( new URL( 'templates', import.meta.url ) );
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const DOOR = /^[A-Z][A-Za-z]+$/;

/**
 * Writes a block's four rooms and its line in the composition root.
 *
 * @param {string} checkout
 * @param {string} name     For example 'product-badge'.
 * @param {string} door     The folder of `php/` that it stands in, for example 'Catalogue'.
 * @return {Promise<string[]>} The files written, as paths in the checkout.
 */
export async function writeBlock( checkout, name, door ) {
	if ( ! NAME.test( name ) ) {
		throw new Problem(
			`A block's name is of small letters, digits and single hyphens, for example product-badge, not '${ name }'.`
		);
	}
	if (
		! ( await exists( join( checkout, 'php', door ) ) ) ||
		! DOOR.test( door )
	) {
		throw new Problem(
			`php/ has no folder '${ door }'. docs/decisions/rooms.md says what each is for.`
		);
	}
	const words = { ...wordsOf( name ), __Door__: door };
	const rooms = {
		blocks: `blocks/${ name }`,
		src: `src/features/${ name }`,
		php: `php/${ door }/${ words.__Name__ }`,
		'tests/contract': `tests/contract/${ name }`,
		'tests/php': `tests/php/${ words.__Name__ }`,
	};
	await refuseExisting( checkout, Object.values( rooms ) );
	const written = [];
	for ( const [ folder, room ] of Object.entries( rooms ) ) {
		for ( const template of await filesBelow(
			join( TEMPLATES, folder )
		) ) {
			const path = join(
				room,
				fill(
					relative( join( TEMPLATES, folder ), template ).replace(
						/\.template$/,
						''
					),
					words
				)
			);
			await mkdir( dirname( join( checkout, path ) ), {
				recursive: true,
			} );
			await writeFile(
				join( checkout, path ),
				fill( await readFile( template, 'utf8' ), words )
			);
			written.push( path );
		}
	}
	await addToPlugin(
		join( checkout, 'php/Plugin.php' ),
		door,
		words.__Name__
	);
	await layOut( checkout, written );
	return [ ...written, 'php/Plugin.php' ];
}

/**
 * Where lines break depends on the length of the name.
 *
 * @param {string}   checkout
 * @param {string[]} files
 */
async function layOut( checkout, files ) {
	const scripts = files.filter( ( file ) => /\.tsx?$/.test( file ) );
	await runOrThrow(
		join( checkout, 'node_modules/.bin/prettier' ),
		[ '--log-level=warn', '--write', ...scripts ],
		{ cwd: checkout }
	);
}

/** @param {string} name */
function wordsOf( name ) {
	const words = name.split( '-' );
	const capital = ( /** @type {string} */ word ) =>
		word.charAt( 0 ).toUpperCase() + word.slice( 1 );
	return {
		__name__: name,
		__Name__: words.map( capital ).join( '' ),
		__Title__: capital( words.join( ' ' ) ),
	};
}

/**
 * @param {string}                 text
 * @param {Record<string, string>} words
 */
function fill( text, words ) {
	return text.replace(
		/__(name|Name|Title|Door)__/g,
		( word ) => words[ word ] ?? word
	);
}

/**
 * @param {string}   checkout
 * @param {string[]} rooms
 */
async function refuseExisting( checkout, rooms ) {
	for ( const room of rooms ) {
		if ( await exists( join( checkout, room ) ) ) {
			throw new Problem(
				`${ room } is already there. Choose another name, or remove it first.`
			);
		}
	}
}

/**
 * Adds the feature as the last of the list, and its import where the alphabet puts it.
 *
 * @param {string} file
 * @param {string} door
 * @param {string} name
 */
async function addToPlugin( file, door, name ) {
	const text = await readFile( file, 'utf8' );
	const imports = [ ...text.matchAll( /^use .+;$/gm ) ].map(
		( [ line ] ) => line
	);
	const sorted = [
		...imports,
		`use Marketday\\${ door }\\${ name }\\${ name }Feature;`,
	].sort( byName );
	const end = /(\n\t\treturn \[\n(?:\t\t\t.*\n)*)(\t\t\];)/;
	if ( imports.length === 0 || ! end.test( text ) ) {
		throw new Problem(
			'php/Plugin.php has no list of features any more; add the new feature to it by hand.'
		);
	}
	const withImport = text.replace(
		imports.join( '\n' ),
		sorted.join( '\n' )
	);
	await writeFile(
		file,
		withImport.replace(
			end,
			`$1\t\t\t${ name }Feature::class => static fn () => ( new ${ name }Feature( $blocks ) )->register(),\n$2`
		)
	);
}

/**
 * The order of PHP's formatter: letters without case, and the end of a name before its parts.
 *
 * @param {string} a
 * @param {string} b
 */
function byName( a, b ) {
	const key = ( /** @type {string} */ line ) =>
		line.toLowerCase().replace( ';', '' ).replaceAll( '\\', ' ' );
	return key( a ) < key( b ) ? -1 : 1;
}
