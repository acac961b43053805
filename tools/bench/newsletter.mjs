// @ts-check
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../site/index.mjs';
import { runOrThrow } from './bench-site.mjs';
import { row } from './rows.mjs';
import { aboveEmpty, sample } from './timing.mjs';

const SUBSCRIBERS = 100_000;
const MEGABYTES = 256;

/**
 * A hundred thousand subscribers: the import that brings them in, begun anew again and again, and the screen that lists them.
 *
 * @param {'sqlite' | 'mariadb'}     db
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function newsletterRows( db, say ) {
	const site = await startSite( { db } );
	try {
		const plugins = join( site.dir, 'wordpress/wp-content/mu-plugins' );
		await mkdir( plugins, { recursive: true } );
		for ( const name of [ 'bench-plugin', 'newsletter' ] ) {
			await copyFile(
				fileURLToPath(
					new URL( `php/${ name }.php`, import.meta.url )
				),
				join( plugins, `marketday-bench-${ name }.php` )
			);
		}
		say( `Bringing ${ SUBSCRIBERS } subscribers in` );
		const printed = await runOrThrow( site, 'bench-subscribers', [
			String( SUBSCRIBERS ),
		] );
		const { added, seconds, pauses, megabytes, screen, call } =
			/** @type {Record<string, number>} */ (
				JSON.parse( printed.slice( printed.indexOf( '{' ) ) )
			);
		if ( added !== SUBSCRIBERS ) {
			throw new Error( `${ added } of ${ SUBSCRIBERS } came in.` );
		}
		const { empty } = await aboveEmpty( site.url, () =>
			sample( site.url )
		);
		return [
			row(
				`import of ${ SUBSCRIBERS } subscribers, begun anew ${ pauses } times: memory of the process`,
				megabytes ?? NaN,
				'MB',
				MEGABYTES
			),
			row(
				`import of ${ SUBSCRIBERS } subscribers`,
				seconds ?? NaN,
				's'
			),
			row(
				`screen of ${ SUBSCRIBERS } subscribers, against an empty call`,
				screen ?? NaN,
				'ms',
				2 * empty,
				empty
			),
			row(
				`a page of ${ SUBSCRIBERS } subscribers by its REST call, on top of an empty one`,
				call ?? NaN,
				'ms',
				2 * empty,
				empty
			),
		];
	} finally {
		await site.stop();
	}
}
