// @ts-check
/**
 * A site of its own for a test: prints its address and folder as JSON and lives until its standard input closes.
 *
 *   node host-temporary-site.mjs embedded|woocommerce sqlite|mariadb
 */
import { startSite } from '../../tools/site/index.mjs';

const [ , , engine, db ] = process.argv;
const site = await startSite( {
	db: db === 'mariadb' ? 'mariadb' : 'sqlite',
	demo: false,
	...( engine === 'woocommerce' && process.env.WOOCOMMERCE_DIR
		? { woocommerceDir: process.env.WOOCOMMERCE_DIR }
		: {} ),
} );
process.stdout.write(
	JSON.stringify( { url: site.url, dir: site.dir, admin: site.admin } ) + '\n'
);
process.stdin.resume();
process.stdin.on( 'end', async () => {
	await site.stop();
	process.exit( 0 );
} );
