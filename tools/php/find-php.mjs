// @ts-check
import {
	installDebianPackages,
	isDebianRoot,
} from '../setup/debian-packages.mjs';
import { Problem } from '../terminal/problem.mjs';
import { run } from '../terminal/run-process.mjs';
import { nativePhp } from './native-php.mjs';
import { wasmPhp } from './wasm-php.mjs';

const OLDEST = 80100;
/** What WordPress and Marketday cannot do without, by database. */
const NEEDED = { sqlite: [ 'pdo_sqlite' ], mariadb: [ 'mysqli' ] };
/** What makes WordPress whole: pictures in all sizes, imports, languages. */
const WELCOME = [ 'curl', 'dom', 'gd', 'intl', 'mbstring', 'zip' ];
const DEBIAN_PACKAGES = [
	'php-cli',
	'php-sqlite3',
	'php-mysql',
	'php-xml',
	'php-mbstring',
	'php-curl',
	'php-gd',
	'php-zip',
	'php-intl',
];

/**
 * @typedef {object} Php
 * @property {'native' | 'wasm'}                                                                                    kind
 * @property {string}                                                                                               version
 * @property {( site: string, script: string, args: string[] ) => PhpCommand}                      script  Runs one of our scripts on a site.
 * @property {( site: string, port: number, router?: string ) => PhpCommand}                                        server  Serves a site, by another script of tools/site/php where one is named.
 *
 * @typedef {{ command: string, args: string[], env: NodeJS.ProcessEnv }} PhpCommand
 *
 * @typedef {{ version: number, name: string, extensions: string[] }} PhpFacts
 */

/**
 * Finds a PHP for a site: the system's when it is new enough and has what the database needs; on Debian as root what is
 * missing is installed; else PHP compiled to WebAssembly, which is slow but needs nothing.
 *
 * $MARKETDAY_PHP names another program, or 'wasm', or one of its versions: 'wasm 8.1'.
 *
 * @param {'sqlite' | 'mariadb'}                        db
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<Php>} Ready to run scripts and serve sites.
 */
export async function findPhp( db, progress ) {
	const [ command = 'php', ...flags ] = (
		process.env.MARKETDAY_PHP ?? 'php'
	).split( ' ' );
	if ( command === 'wasm' ) {
		return wasmFor( db, flags[ 0 ] );
	}
	const facts = await inspect( command, flags );
	if ( isGoodFor( db, facts ) && lacking( WELCOME, facts ).length === 0 ) {
		return nativePhp( command, flags, facts.name );
	}
	if ( isDebianRoot() ) {
		await progress.step( 'Installing PHP', () =>
			installDebianPackages( DEBIAN_PACKAGES )
		);
		const now = await inspect( command, flags );
		if ( isGoodFor( db, now ) ) {
			return nativePhp( command, flags, now.name );
		}
	}
	return isGoodFor( db, facts )
		? nativePhp( command, flags, facts.name )
		: wasmInstead( db, facts, progress );
}

/**
 * @param {string}   command
 * @param {string[]} flags
 * @return {Promise<PhpFacts | undefined>} Nothing when there is no such program.
 */
async function inspect( command, flags ) {
	const question =
		'echo json_encode(["version"=>PHP_VERSION_ID,"name"=>PHP_VERSION,"extensions"=>array_map("strtolower",get_loaded_extensions())]);';
	const { code, stdout } = await run( command, [ ...flags, '-r', question ] );
	return code === 0 ? JSON.parse( stdout ) : undefined;
}

/**
 * @param {'sqlite' | 'mariadb'}  db
 * @param {PhpFacts | undefined} facts
 * @return {facts is PhpFacts}
 */
function isGoodFor( db, facts ) {
	return (
		facts !== undefined &&
		facts.version >= OLDEST &&
		lacking( NEEDED[ db ], facts ).length === 0
	);
}

/**
 * @param {string[]} extensions
 * @param {PhpFacts} facts
 */
function lacking( extensions, facts ) {
	return extensions.filter(
		( extension ) => ! facts.extensions.includes( extension )
	);
}

/**
 * @param {'sqlite' | 'mariadb'}                        db
 * @param {PhpFacts | undefined}                        facts
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
function wasmInstead( db, facts, progress ) {
	const reason = facts
		? `PHP ${ facts.name } lacks ${
				lacking( NEEDED[ db ], facts ).join( ' and ' ) ||
				'nothing but is older than 8.1'
		  }`
		: 'there is no PHP here';
	progress.line(
		`  ${ reason }, so the site runs on PHP in WebAssembly, which is slower. Install PHP 8.1 or newer with ${ NEEDED[
			db
		].join( ', ' ) } for a quick one.`
	);
	return wasmFor( db );
}

/**
 * @param {'sqlite' | 'mariadb'} db
 * @param {string}               [version]
 */
function wasmFor( db, version ) {
	if ( db === 'mariadb' ) {
		throw new Problem(
			'MariaDB needs PHP 8.1 or newer with the mysqli extension. Install it (on Debian: php-cli and php-mysql), or run with --db sqlite.'
		);
	}
	return wasmPhp( version );
}
