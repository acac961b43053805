// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runScriptOrThrow } from './site-scripts.mjs';

const SERVER = fileURLToPath(
	new URL( '../../tests/fakes/paypal/server.mjs', import.meta.url )
);

/**
 * Starts a PayPal of the site's own and connects the shop to it. It ends with this process.
 *
 * @param {import('../php/find-php.mjs').Php} php
 * @param {import('./site-folder.mjs').Site}  site
 * @return {Promise<{ stop: () => void }>}
 */
export async function startPayPal( php, site ) {
	const child = spawn(
		process.execPath,
		[ SERVER, '0', '127.0.0.1', '--attached' ],
		{ stdio: [ 'pipe', 'pipe', 'inherit' ] }
	);
	const line = await new Promise( ( resolve ) =>
		createInterface( { input: child.stdout } ).once( 'line', resolve )
	);
	await runScriptOrThrow( php, site.dir, 'connect-paypal.php', [
		JSON.parse( line ).url,
	] );
	return { stop: () => child.stdin.end() };
}
