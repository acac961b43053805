const { spawnSync } = require( 'child_process' );
const path = require( 'path' );

const CHECKOUT = path.resolve( __dirname, '../..' );

/**
 * Runs PHP code inside the site under test, beside its web server.
 *
 * @param {string} code What it returns must be an object or a list.
 * @return {unknown} What it returned.
 */
function inSite( code ) {
	const folder = process.env.MARKETDAY_SITE_DIR;
	if ( ! folder || ! process.env.MARKETDAY_URL ) {
		throw new Error(
			"Set MARKETDAY_URL and MARKETDAY_SITE_DIR to a running site, or run 'npm run test:contract'."
		);
	}
	const {
		stdout: printed,
		stderr,
		status,
	} = spawnSync(
		process.execPath,
		[ 'tools/site/site.mjs', '--dir', folder, 'eval', code ],
		{ cwd: CHECKOUT, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 }
	);
	if ( status !== 0 ) {
		throw new Error(
			`PHP code in the site failed: ${ stderr }${ printed }`
		);
	}
	const start = printed.search( /^[[{]/m );
	return JSON.parse( printed.slice( start ) );
}

module.exports = { inSite, CHECKOUT };
