// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath( new URL( '../../', import.meta.url ) );
const MOUNTED_CHECKOUT = `${ CHECKOUT }:${ CHECKOUT.replace( /\/$/, '' ) }`;

/**
 * PHP compiled to WebAssembly, from WordPress Playground: slow, but it needs nothing but Node.
 *
 * @param {string} [version]
 * @return {import('./find-php.mjs').Php}
 */
export function wasmPhp( version = '8.3' ) {
	const program = playground();
	return {
		kind: 'wasm',
		version: `${ version } (WebAssembly)`,
		script: ( site, script, args ) => ( {
			command: process.execPath,
			args: [
				program,
				'php',
				...common( site, version ),
				'--',
				script,
				site,
				...args,
			],
			env: {},
		} ),
		server: ( site, port ) => ( {
			command: process.execPath,
			args: [
				program,
				'server',
				...common( site, version ),
				'--port',
				String( port ),
				'--site-url',
				`http://127.0.0.1:${ port }`,
			],
			env: {},
		} ),
	};
}

/**
 * Runs a script of the checkout that needs no site.
 *
 * @param {string}   version For example '8.1'.
 * @param {string}   script
 * @param {string[]} args
 * @return {import('./find-php.mjs').PhpCommand}
 */
export function wasmScript( version, script, args ) {
	return {
		command: process.execPath,
		args: [
			playground(),
			'php',
			...mountOptions( [ MOUNTED_CHECKOUT ] ),
			...withoutInstalling( version ),
			'--',
			script,
			...args,
		],
		env: {},
	};
}

/** @return {string} Playground's program. */
function playground() {
	return join(
		dirname(
			createRequire( import.meta.url ).resolve(
				'@wp-playground/cli/package.json'
			)
		),
		'wp-playground.js'
	);
}

/**
 * @param {string} site
 * @param {string} version
 * @return {string[]} The site and the checkout at their own paths, and the site's WordPress where Playground looks for it.
 */
function common( site, version ) {
	return [
		...mountOptions( [
			`${ join( site, 'wordpress' ) }:/wordpress`,
			`${ site }:${ site }`,
			MOUNTED_CHECKOUT,
		] ),
		'--follow-symlinks',
		...withoutInstalling( version ),
	];
}

/** @param {string[]} mounts */
function mountOptions( mounts ) {
	return mounts.flatMap( ( mount ) => [ '--mount-before-install', mount ] );
}

/** @param {string} version */
function withoutInstalling( version ) {
	return [
		'--wordpress-install-mode',
		'do-not-attempt-installing',
		'--skip-sqlite-setup',
		'--verbosity',
		'quiet',
		'--php',
		version,
	];
}
