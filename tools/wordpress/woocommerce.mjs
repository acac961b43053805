// @ts-check
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cachedFolder } from '../files/cache-folder.mjs';
import { download } from '../files/download.mjs';
import { unzip } from '../files/zip.mjs';
import { Problem } from '../terminal/problem.mjs';

/** Where WooCommerce's makers publish it. */
const ADDRESS =
	'https://downloads.wordpress.org/plugin/woocommerce.latest-stable.zip';

/** @typedef {{ version: string, folder: string }} WooCommerceCopy */

/**
 * @param {string}                                           from     A folder that holds WooCommerce, or 'download'.
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<WooCommerceCopy>} A folder nobody may write to, and its exact version.
 */
export async function getWooCommerce( from, progress ) {
	const folder =
		from === 'download'
			? await downloadWooCommerce( progress )
			: resolve( from );
	const header = await readFile(
		join( folder, 'woocommerce.php' ),
		'utf8'
	).catch( () => '' );
	const version = /^\s*\*\s*Version:\s*(\S+)/m.exec( header )?.[ 1 ];
	if ( ! version ) {
		throw new Problem(
			`There is no WooCommerce in ${ folder }: it has no woocommerce.php. Name the unpacked plugin's folder, or 'download'.`
		);
	}
	return { version, folder };
}

/** @param {import('../terminal/progress.mjs').Progress} progress */
function downloadWooCommerce( progress ) {
	return progress.step( 'Getting WooCommerce', ( say ) =>
		cachedFolder( 'woocommerce/latest', async ( draft ) => {
			const zip = `${ draft }.zip`;
			if ( ! ( await download( ADDRESS, zip, say ) ) ) {
				throw new Problem(
					'WooCommerce could not be fetched: wordpress.org does not answer. Connect this machine to the internet, or name an unpacked WooCommerce with --woocommerce FOLDER.'
				);
			}
			await unzip( zip, draft );
			await rm( zip );
		} )
	);
}
