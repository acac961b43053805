import { defineConfig } from '@playwright/test';

/**
 * The browser suite. `npm run test:e2e` starts a site and names it in `MARKETDAY_URL`; `CHROMIUM` names another browser
 * than Debian's without windows.
 */
export default defineConfig( {
	testDir: '.',
	globalSetup: './log-in-once.ts',
	outputDir: '../../test-results',
	fullyParallel: true,
	workers: 2,
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
	projects: [
		{
			name: 'desktop',
			use: { viewport: { width: 1280, height: 900 } },
			grepInvert: /@phone/,
		},
		{
			name: 'phone',
			use: {
				viewport: { width: 360, height: 740 },
				hasTouch: true,
				isMobile: true,
			},
			testIgnore: /editor|tools|cached-page|judges|listings-together/,
			grepInvert: /@desktop/,
		},
	],
} );
