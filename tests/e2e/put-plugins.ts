import { cpSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the suite's plugins into the site before all tests, for good: each answers only visitors with its cookie. A test that brought and
 * removed its own would take it from a test of the same file that another process is at.
 */
export default function putPlugins(): void {
	cpSync(
		join( __dirname, 'plugins' ),
		join(
			process.env.MARKETDAY_SITE_DIR ?? '',
			'wordpress/wp-content/mu-plugins'
		),
		{ recursive: true }
	);
}
