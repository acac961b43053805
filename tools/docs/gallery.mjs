// @ts-check
import { ensureBuild } from '../setup/build.mjs';
import { ensureNodePackages } from '../setup/node-packages.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

/**
 * @param {string}   program
 * @param {string[]} words
 */
export const step = ( program, ...words ) =>
	runOrThrow( program, words, {
		cwd: CHECKOUT,
		otherwise: `'${ program } ${ words.join( ' ' ) }' has failed.`,
	} );

/**
 * Builds the gallery of stories in `build/gallery`, with all that it needs.
 *
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
export async function buildGallery( progress ) {
	await ensureNodePackages( CHECKOUT, progress );
	await ensureBuild( CHECKOUT, progress );
	await progress.step( 'Building the gallery', async () => {
		await step( 'npm', 'ci', '--prefix', 'gallery' );
		await step( 'npm', 'run', 'build', '--prefix', 'gallery' );
	} );
}
