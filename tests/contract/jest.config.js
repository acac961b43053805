const path = require( 'path' );
const wordpress = require( '@wordpress/scripts/config/jest-unit.config' );

/** The contract over HTTP: `MARKETDAY_URL` answers, `MARKETDAY_SITE_DIR` is its site, `MARKETDAY_ENGINE` its engine. */
module.exports = {
	...wordpress,
	rootDir: path.resolve( __dirname, '../..' ),
	testEnvironment: 'node',
	testMatch: [ '<rootDir>/tests/contract/**/*.test.ts' ],
	setupFiles: [],
	setupFilesAfterEnv: [ '<rootDir>/tests/contract/setup.ts' ],
	globalSetup: '<rootDir>/tests/contract/stock-the-shop.js',
	testTimeout: 60_000,
};
