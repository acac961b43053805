// @ts-check
import { startSite } from '../site/index.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { sourceFiles } from '../files/fingerprint.mjs';
import { Problem } from '../terminal/problem.mjs';

/** @typedef {import('./suites.mjs').Bench} Bench */
/** @typedef {import('./stages.mjs').Stage} Stage */

const REGISTERED =
	"do_action( 'load-post.php' ); return count( array_filter( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ), static fn ( string $name ): bool => str_starts_with( $name, 'marketday/' ) ) );";

/**
 * Starts the stage's site and tells the runner about it. That the site logged no error of ours is one test more.
 *
 * @param {Pick<Bench, 'isWhole' | 'isEverywhere' | 'checkout'>}                                                                   bench
 * @param {Stage}                                                                   stage
 * @param {boolean}                                                                 demo  Whether the suite shops in the demo shop.
 * @param {( env: NodeJS.ProcessEnv ) => Promise<import('./run-jobs.mjs').Outcome>} work
 * @return {Promise<import('./run-jobs.mjs').Outcome>}
 */
export async function onStage(
	{ isWhole, isEverywhere, checkout },
	{ db, wordpress, woocommerceDir, setup },
	demo,
	work
) {
	const site = await startSite( {
		db,
		wordpress,
		demo,
		setup,
		warm: ! isWhole,
		...( woocommerceDir ? { woocommerceDir } : {} ),
	} );
	try {
		await expectBlocks( site, checkout );
		const outcome = await work( {
			MARKETDAY_URL: site.url,
			MARKETDAY_SITE_DIR: site.dir,
			MARKETDAY_EVALUATOR: JSON.stringify( await site.evaluator() ),
			MARKETDAY_EVERYWHERE: isEverywhere ? 'yes' : '',
			MARKETDAY_ENGINE: woocommerceDir ? 'woocommerce' : 'embedded',
			MARKETDAY_DB: db,
			MARKETDAY_ADMIN_USER: site.admin.user,
			MARKETDAY_ADMIN_PASSWORD: site.admin.password,
		} );
		return withLog( outcome, ourErrors( await site.errors() ) );
	} finally {
		await site.stop();
	}
}

/**
 * Stops a suite whose site has no blocks: each of its tests would fail for a reason of its own.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {string}                                  checkout
 */
async function expectBlocks( site, checkout ) {
	const blocks = ( await sourceFiles( checkout, [ 'blocks' ] ) ).filter(
		( file ) => file.endsWith( '/block.json' )
	).length;
	const registered = Number( await site.php( REGISTERED ) );
	if ( registered < blocks ) {
		throw new Problem(
			`The site knows ${ registered } of the ${ blocks } blocks. Run 'npm run build', and then this again.`
		);
	}
}

/**
 * @param {string} log What the site logged.
 * @return {string[]} The lines about our own code.
 */
export function ourErrors( log ) {
	return log
		.split( '\n' )
		.filter(
			( line ) =>
				/PHP (Fatal error|Parse error|Warning|Notice|Deprecated):/.test(
					line
				) &&
				( line.includes( CHECKOUT ) ||
					/marketday/i.test(
						line.replace( /\S*marketday-site-\S*/g, '' )
					) )
		);
}

/**
 * @param {import('./run-jobs.mjs').Outcome} outcome
 * @param {string[]}                         errors
 * @return {import('./run-jobs.mjs').Outcome}
 */
function withLog( outcome, errors ) {
	return errors.length === 0
		? { ...outcome, passed: outcome.passed + 1 }
		: {
				...outcome,
				failed: outcome.failed + 1,
				findings: [
					...( outcome.findings ?? [] ),
					...[ ...new Set( errors ) ]
						.slice( 0, 20 )
						.map( ( line ) => `the site logged: ${ line }` ),
				],
		  };
}
