// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from '../files/cache-folder.mjs';
import { fingerprint } from '../files/fingerprint.mjs';
import { Problem } from '../terminal/problem.mjs';
import { run, runOrThrow } from '../terminal/run-process.mjs';
import { installDebianPackages, isDebianRoot } from './debian-packages.mjs';

const STAMP = '.stamps/composer';

/**
 * Installs PHPStan, PHPUnit and their like when they are missing or composer.json has changed. The plugin itself needs none of them.
 *
 * @param {string}                                           checkout
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
export async function ensureComposerPackages( checkout, progress ) {
	const stamp = join( checkout, STAMP );
	const wanted = await fingerprint( checkout, [
		'composer.json',
		'composer.lock',
	] );
	const installed = await readFile( stamp, 'utf8' ).catch( () => '' );
	if (
		installed === wanted &&
		( await exists( join( checkout, 'vendor/autoload.php' ) ) )
	) {
		return;
	}
	await progress.step(
		'Installing the PHP development packages',
		async () => {
			await ensureComposer();
			await runOrThrow(
				'composer',
				[ 'install', '--no-interaction', '--no-progress', '--quiet' ],
				{
					cwd: checkout,
					env: { COMPOSER_ALLOW_SUPERUSER: '1' },
					otherwise:
						"The PHP development packages could not be installed. Run 'composer install' to see why, and then this again.",
				}
			);
		}
	);
	await mkdir( dirname( stamp ), { recursive: true } );
	await writeFile( stamp, wanted );
}

async function ensureComposer() {
	if (
		(
			await run( 'composer', [ '--version' ], {
				env: { COMPOSER_ALLOW_SUPERUSER: '1' },
			} )
		).code === 0
	) {
		return;
	}
	if ( ! isDebianRoot() ) {
		throw new Problem(
			'There is no composer on this machine, which the PHP tests need. Install it (on Debian: composer), and then run this again.'
		);
	}
	await installDebianPackages( [ 'composer' ] );
}
