const { readFileSync } = require( 'fs' );
const path = require( 'path' );
const { inSite } = require( './site' );

/** Fills the site with the suite's products, by the engine's own writer, once before all tests. */
module.exports = function stockTheShop() {
	const code = readFileSync( path.join( __dirname, 'fixtures.php' ), 'utf8' );
	const shop = inSite( code.replace( /^<\?php/, '' ) );
	process.env.MARKETDAY_SHOP = JSON.stringify( shop );
};
