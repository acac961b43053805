// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKOUT = fileURLToPath( new URL( '../../', import.meta.url ) );
const VERSION = '8.3';

/**
 * PHP compiled to WebAssembly, from WordPress Playground: slow, but it needs nothing but Node.
 *
 * @return {import('./find-php.mjs').Php}
 */
export function wasmPhp() {
	const program = join(
		dirname(
			createRequire( import.meta.url ).resolve(
				'@wp-playground/cli/package.json'
			)
		),
		'wp-playground.js'
	);
	return {
		kind: 'wasm',
		version: `${ VERSION } (WebAssembly)`,
		script: ( site, script, args ) => ( {
			command: process.execPath,
			args: [
				program,
				'php',
				...common( site ),
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
				...common( site ),
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
 * @param {string} site
 * @return {string[]} The site and the checkout at their own paths, and the site's WordPress where Playground looks for it.
 */
function common( site ) {
	const mounts = [
		`${ join( site, 'wordpress' ) }:/wordpress`,
		`${ site }:${ site }`,
		`${ CHECKOUT }:${ CHECKOUT.replace( /\/$/, '' ) }`,
	];
	return [
		...mounts.flatMap( ( mount ) => [ '--mount-before-install', mount ] ),
		'--wordpress-install-mode',
		'do-not-attempt-installing',
		'--skip-sqlite-setup',
		'--follow-symlinks',
		'--verbosity',
		'quiet',
		'--php',
		VERSION,
	];
}
