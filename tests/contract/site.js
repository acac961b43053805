const { spawnSync } = require( 'child_process' );
const { readFileSync } = require( 'fs' );
const path = require( 'path' );

const CHECKOUT = path.resolve( __dirname, '../..' );

/**
 * Runs PHP code inside a site, beside its web server.
 *
 * @param {string} code     What it returns must be an object or a list.
 * @param {string} [folder] The site's; the site under test unless given.
 * @return {unknown} What it returned.
 */
function inSite( code, folder = process.env.MARKETDAY_SITE_DIR ) {
	if ( ! folder ) {
		throw new Error(
			"Set MARKETDAY_URL and MARKETDAY_SITE_DIR to a running site, or run 'npm run test:contract'."
		);
	}
	const { stdout, stderr, status } = spawnSync(
		process.execPath,
		[ 'tools/site/site.mjs', '--dir', folder, 'eval', code ],
		{ cwd: CHECKOUT, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 }
	);
	if ( status !== 0 ) {
		throw new Error(
			`PHP code in the site failed: ${ stderr }${ stdout.slice(
				0,
				2000
			) }`
		);
	}
	return JSON.parse( stdout.slice( stdout.search( /^[[{]/m ) ) );
}

/**
 * Fills a site with the suite's products, by the engine's own writer.
 *
 * @param {string} [folder]
 * @return {unknown} Ids by SKU.
 */
function fillSite( folder ) {
	const code = readFileSync( path.join( __dirname, 'fixtures.php' ), 'utf8' );
	return inSite( code.replace( /^<\?php/, '' ), folder );
}

module.exports = { inSite, fillSite };
