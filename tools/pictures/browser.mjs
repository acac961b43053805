// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const PLACES = [
	process.env.CHROMIUM_PATH,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
];

/**
 * A headless Chromium: the system's, else the one Playwright keeps.
 *
 * @return {Promise<import('playwright-core').Browser>}
 */
export async function openBrowser() {
	const { chromium } = createRequire( import.meta.url )( 'playwright-core' );
	return chromium.launch( {
		executablePath: PLACES.find( ( path ) => path && existsSync( path ) ),
		args: [
			'--no-sandbox',
			'--force-color-profile=srgb',
			'--font-render-hinting=none',
		],
	} );
}
