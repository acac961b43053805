const { fillSite } = require( './site' );

/** The shop of all tests, once before them. */
module.exports = function stockTheShop() {
	process.env.MARKETDAY_SHOP = JSON.stringify( fillSite() );
};
