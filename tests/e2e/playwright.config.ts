import { defineConfig } from '@playwright/test';

const DESK = { viewport: { width: 1280, height: 900 } };

/** What is done at a desk: writing pages and looking after the shop; and what a cache does. */
const DESKS = /(editor|tools|cached-page|listings-together)[^/]*\.spec\.ts$/;

/** What has a suite of its own (tools/test/browser-suites.mjs): sites of other makes, and the judges. */
const FRONT_ENDS = /(examples[^/]*|judges)\.spec\.ts$/;

/**
 * A test runs once, on a phone, unless it says `@desktop`, or `@both` where the two differ in what a shopper does or sees. All run
 * at both widths with `MARKETDAY_EVERYWHERE=yes`.
 */
const IS_BOTH = process.env.MARKETDAY_EVERYWHERE === 'yes';

/**
 * The browser suite. `npm run test:e2e` starts a site and names it in `MARKETDAY_URL`; `CHROMIUM` names another browser
 * than Debian's without windows.
 */
export default defineConfig( {
	testDir: '.',
	globalSetup: [ './put-plugins.ts', './log-in-once.ts' ],
	outputDir: '../../test-results',
	fullyParallel: true,
	workers: 3,
	// A browser on a busy machine stumbles now and then, but not twice: the report names what had to be tried again.
	retries: 1,
	timeout: 45_000,
	expect: { timeout: 10_000 },
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: '../../test-results/e2e.json' } ],
	],
	use: {
		baseURL: process.env.MARKETDAY_URL ?? 'http://127.0.0.1:8080',
		locale: 'en-GB',
		timezoneId: 'Europe/London',
		screenshot: 'only-on-failure',
		// Recording every test takes as long as the tests.
		trace: 'on-first-retry',
		launchOptions: {
			executablePath:
				process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
	projects:
		process.env.MARKETDAY_SUITE === 'front-ends'
			? [ { name: 'elsewhere', use: DESK, testMatch: FRONT_ENDS } ]
			: [
					{
						name: 'phone',
						use: {
							viewport: { width: 360, height: 740 },
							hasTouch: true,
							isMobile: true,
						},
						testIgnore: [ DESKS, FRONT_ENDS ],
						grepInvert: /@desktop/,
					},
					{
						name: 'desktop',
						use: DESK,
						testIgnore: [ DESKS, FRONT_ENDS ],
						...( IS_BOTH
							? { grepInvert: /@phone/ }
							: { grep: /@desktop|@both/ } ),
					},
					{ name: 'desk', use: DESK, testMatch: DESKS },
			  ],
} );
