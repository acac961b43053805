// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutCronRaces } from './site-log.mjs';

/**
 * @param {string} hook
 * @param {string} [code]
 */
const line = ( hook, code = 'could_not_set' ) =>
	`[29-Nov-2026 10:00:00 UTC] Cron reschedule event error for hook: ${ hook }, Error code: ${ code }, Error message: The cron event list could not be saved., Data: {"schedule":"daily","args":[],"interval":86400}\n`;

describe( 'the log of a site', () => {
	it( "leaves out jobs of WordPress's that two runs have moved at once", () => {
		assert.equal(
			withoutCronRaces( line( 'recovery_mode_clean_expired_keys' ) ),
			''
		);
	} );

	it( 'keeps each line about a job of ours, other errors of jobs, and what PHP says', () => {
		const log =
			line( 'marketday_upkeep' ) +
			line( 'wp_version_check', 'invalid_schedule' ) +
			'PHP Warning:  Undefined variable $a in x.php on line 1\n';

		assert.equal(
			withoutCronRaces( line( 'delete_expired_transients' ) + log ),
			log
		);
	} );
} );
