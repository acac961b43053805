// @ts-check
import { copyFile, cp, link, mkdir, readdir, stat } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { run } from '../terminal/run-process.mjs';

/**
 * Copies a folder; links in it stay links. Uses the system's cp where there is one: it is several times faster.
 *
 * @param {string} from
 * @param {string} to   Its parent exists, itself does not.
 */
export async function copyTree( from, to ) {
	const { code } = await run( 'cp', [ '-a', from, to ] );
	if ( code !== 0 ) {
		await cp( from, to, { recursive: true, verbatimSymlinks: true } );
	}
}

/**
 * Copies a folder and what its links point to, so that the copy stands on its own.
 *
 * @param {string} from
 * @param {string} to
 */
export async function copyFollowingLinks( from, to ) {
	await mkdir( to, { recursive: true } );
	for ( const name of await readdir( from ) ) {
		const source = join( from, name );
		const kind = await stat( source ).catch( () => undefined );
		if ( kind?.isDirectory() ) {
			await copyFollowingLinks( source, join( to, name ) );
		} else if ( kind ) {
			await copyFile(
				source,
				join( to, name ),
				constants.COPYFILE_FICLONE
			);
		}
	}
}

/**
 * A copy of files nobody will write to: hard links where the disk allows them, copies elsewhere.
 *
 * @param {string} from
 * @param {string} to
 */
export async function mirrorTree( from, to ) {
	await mkdir( to, { recursive: true } );
	for ( const entry of await readdir( from, { withFileTypes: true } ) ) {
		const [ source, target ] = [
			join( from, entry.name ),
			join( to, entry.name ),
		];
		if ( entry.isDirectory() ) {
			await mirrorTree( source, target );
		} else {
			await link( source, target ).catch( () =>
				copyFile( source, target )
			);
		}
	}
}
