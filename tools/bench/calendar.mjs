// @ts-check
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../site/index.mjs';
import { runOrThrow } from './bench-site.mjs';
import { row } from './rows.mjs';
import { aboveEmpty, sample } from './timing.mjs';

/** As many events, each of fifty dates. */
const SIZES = [ 100, 10_000 ];

/** Dates of rules worked out in a second, at least. */
const PER_SECOND = 5000;

/**
 * A month of events, few and many, beside an empty call; and how quickly the dates of rules are worked out.
 *
 * @param {'sqlite' | 'mariadb'}     db
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function calendarRows( db, say ) {
	const site = await startSite( { db } );
	try {
		const plugins = join( site.dir, 'wordpress/wp-content/mu-plugins' );
		await mkdir( plugins, { recursive: true } );
		for ( const name of [ 'bench-plugin', 'calendar' ] ) {
			await copyFile(
				fileURLToPath(
					new URL( `php/${ name }.php`, import.meta.url )
				),
				join( plugins, `marketday-bench-${ name }.php` )
			);
		}
		const page = await site.php(
			`return get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Month', 'post_content' => '<!-- wp:marketday/events-calendar /-->' ] ) );`
		);
		const bare = await site.php(
			`return get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Nothing', 'post_content' => '' ] ) );`
		);
		const rows = [];
		let few = 0;
		for ( const size of SIZES ) {
			say( `Making ${ size } events` );
			const printed = await runOrThrow( site, 'bench-events', [
				String( size ),
			] );
			const { dates, perSecond } =
				/** @type {{ dates: number, perSecond: number }} */ (
					JSON.parse( printed.slice( printed.indexOf( '{' ) ) )
				);
			const month = await aboveEmpty( site.url, () =>
				sample( String( page ) )
			);
			const nothing = await aboveEmpty( site.url, () =>
				sample( String( bare ) )
			);
			const spent = month.median - nothing.median;
			few ||= spent;
			rows.push(
				row(
					`${ dates } dates of events, a month: time above a page without it, against an empty call`,
					spent,
					'ms',
					month.empty,
					month.empty
				),
				row(
					`${ dates } dates of events, a month: queries`,
					month.queries - nothing.queries,
					''
				)
			);
			if ( size === SIZES.at( -1 ) ) {
				rows.push(
					row(
						`a month of ${ size } over one of ${ SIZES[ 0 ] } events`,
						spent / few,
						'times',
						1.5
					),
					row(
						'dates of rules, microseconds for each',
						1_000_000 / perSecond,
						'µs',
						1_000_000 / PER_SECOND
					)
				);
			}
		}
		return rows;
	} finally {
		await site.stop();
	}
}
