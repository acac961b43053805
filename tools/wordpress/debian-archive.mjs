// @ts-check
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFollowingLinks } from '../files/copy-tree.mjs';
import { run, runOrThrow } from '../terminal/run-process.mjs';
import { findDebianMirror } from './apt-mirror.mjs';

/** Debian's suites that may hold the wanted WordPress, the newest first. */
const SUITES = [ 'sid', 'testing', 'trixie' ];
/** Installed programs that WordPress runs on: the machine has its own. */
const NOT_PART_OF_WORDPRESS =
	/^(apache2|httpd|php|php\d.*|php-(gd|mysql|mysqlnd)|libapache2.*|ca-certificates|.*mysql.*|mariadb.*)$/;
/** Themes and languages are packages of their own. */
const BESIDE_WORDPRESS = [
	'wordpress-theme-twentytwentyfive',
	'wordpress-l10n',
];
const KEPT_LANGUAGES = /^(admin-)?(ar|de_DE|he_IL)\.(mo|l10n\.php)$/;

/**
 * @typedef {object} DebianArchive
 * @property {string}                                                                                suite    For example 'sid'.
 * @property {string}                                                                                version  WordPress's version there.
 * @property {( folder: string, say: ( text: string ) => void ) => Promise<void>} unpack   Fills the folder with WordPress.
 * @property {() => Promise<void>}                                                                   close    Removes the package lists.
 */

/**
 * Finds WordPress in the Debian archive, through the mirror this machine already uses. Works in folders of its own:
 * the machine's package lists and installed packages stay as they are, and no rights are needed.
 *
 * @param {string}                  wanted '' for the newest, or a version such as '6.8'.
 * @param {( text: string ) => void} say
 * @return {Promise<DebianArchive | undefined>} Nothing when this machine is not Debian or no suite has it.
 */
export async function openDebianArchive( wanted, say ) {
	const mirror = await findDebianMirror();
	if ( ! mirror ) {
		return undefined;
	}
	for ( const suite of SUITES ) {
		const home = await mkdtemp( join( tmpdir(), 'marketday-apt-' ) );
		say( `reading the package list of Debian ${ suite }` );
		const options = await privateApt( home, mirror, suite );
		const version = await wordpressVersion( options );
		if (
			version &&
			( version === wanted ||
				version.startsWith( wanted ? `${ wanted }.` : '' ) )
		) {
			return {
				suite,
				version,
				unpack: ( folder, report ) =>
					unpackWordPress( home, options, folder, report ),
				close: () => remove( home ),
			};
		}
		await remove( home );
	}
	return undefined;
}

/**
 * @param {string}                                            home
 * @param {import('./apt-mirror.mjs').AptSource} mirror
 * @param {string}                                            suite
 * @return {Promise<string[]>} Options that keep apt inside the home folder, with the suite's package list fetched.
 */
async function privateApt( home, mirror, suite ) {
	await mkdir( join( home, 'state/lists/partial' ), { recursive: true } );
	await mkdir( join( home, 'cache/archives/partial' ), { recursive: true } );
	await writeFile( join( home, 'status' ), '' );
	const signed = mirror.keyring ? ` [signed-by=${ mirror.keyring }]` : '';
	await writeFile(
		join( home, 'sources.list' ),
		`deb${ signed } ${ mirror.address } ${ suite } main\n`
	);
	const settings = {
		'Dir::State': join( home, 'state' ),
		'Dir::State::status': join( home, 'status' ),
		'Dir::Cache': join( home, 'cache' ),
		'Dir::Etc::sourcelist': join( home, 'sources.list' ),
		'Dir::Etc::sourceparts': '-',
		'APT::Sandbox::User': '',
		'Acquire::Languages': 'none',
		'Acquire::http::Timeout': '10',
		'Acquire::Retries': '1',
	};
	const options = Object.entries( settings ).flatMap( ( [ name, value ] ) => [
		'-o',
		`${ name }=${ value }`,
	] );
	await run( 'apt-get', [ ...options, '-q', 'update' ], { timeout: 60_000 } );
	return options;
}

/**
 * @param {string[]} options
 * @return {Promise<string | undefined>} The suite's WordPress without Debian's own suffixes.
 */
async function wordpressVersion( options ) {
	const { stdout } = await run( 'apt-cache', [
		...options,
		'show',
		'--no-all-versions',
		'wordpress',
	] );
	return /^Version: (?:\d+:)?([\d.]+)/m.exec( stdout )?.[ 1 ];
}

/**
 * @param {string}                  home
 * @param {string[]}                options
 * @param {string}                  folder
 * @param {( text: string ) => void} say
 */
async function unpackWordPress( home, options, folder, say ) {
	const root = join( home, 'root' );
	const names = [
		'wordpress',
		...( await partsOf( options ) ),
		...BESIDE_WORDPRESS,
	];
	say( `fetching ${ names.length } packages` );
	await mkdir( join( home, 'debs' ) );
	for ( const name of names ) {
		await run( 'apt-get', [ ...options, '-q', 'download', name ], {
			cwd: join( home, 'debs' ),
		} );
	}
	for ( const deb of await readdir( join( home, 'debs' ) ) ) {
		await runOrThrow( 'dpkg-deb', [
			'-x',
			join( home, 'debs', deb ),
			root,
		] );
	}
	say( 'putting the parts together' );
	await copyFollowingLinks( join( root, 'usr/share/wordpress' ), folder );
	await tidy( folder );
}

/**
 * @param {string[]} options
 * @return {Promise<string[]>} The packages whose files WordPress's package links to.
 */
async function partsOf( options ) {
	const { stdout } = await run( 'apt-cache', [
		...options,
		'depends',
		'--important',
		'wordpress',
	] );
	const names = [ ...stdout.matchAll( /Depends: ([a-z0-9.+-]+)$/gm ) ].map(
		( [ , name = '' ] ) => name
	);
	return [ ...new Set( names ) ].filter(
		( name ) =>
			/^(libjs-|libphp-|php-)/.test( name ) &&
			! NOT_PART_OF_WORDPRESS.test( name )
	);
}

/**
 * Removes what belongs to Debian's own way of running WordPress.
 *
 * @param {string} folder
 */
async function tidy( folder ) {
	await rm( join( folder, 'wp-config.php' ), { force: true } );
	const languages = join( folder, 'wp-content/languages' );
	for ( const name of await readdir( languages ).catch(
		() => /** @type {string[]} */ ( [] )
	) ) {
		if ( ! KEPT_LANGUAGES.test( name ) ) {
			await rm( join( languages, name ), { recursive: true } );
		}
	}
}

/** @param {string} folder */
function remove( folder ) {
	return rm( folder, { recursive: true, force: true } );
}
