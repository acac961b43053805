// @ts-check
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { run, runOrThrow } from '../terminal/run-process.mjs';

/**
 * Packs the library as it is published, and unpacks it where npm would.
 *
 * @param {string} folder Of a site.
 * @return {Promise<{ tarball: string, installed: string }>}
 */
export async function installPacked( folder ) {
	const { stdout } = await run( 'npm', [
		'pack',
		join( CHECKOUT, 'build/lib' ),
		'--pack-destination',
		folder,
		'--silent',
	] );
	const tarball = join( folder, stdout.trim() );
	const installed = join( folder, 'node_modules/@marketday/blocks' );
	await mkdir( installed, { recursive: true } );
	await runOrThrow( 'tar', [
		'-xzf',
		tarball,
		'-C',
		installed,
		'--strip-components=1',
	] );
	return { tarball, installed };
}
