// @ts-check

/** One run of WordPress's cron has written the list of jobs just as another one has: neither has lost a job. */
const CRON_RACE =
	/Cron (?:re|un)schedule event error for hook: (?!marketday)[^,]+, Error code: could_not_set,/;

/**
 * Takes WordPress's own races out of a log: two calls of wp-cron.php at the same moment both take its lock, and both begin with the first job.
 *
 * @param {string} log What PHP has logged.
 * @return {string} The log without the lines about jobs of others that two runs have moved at once.
 */
export function withoutCronRaces( log ) {
	return log
		.split( '\n' )
		.filter( ( line ) => ! CRON_RACE.test( line ) )
		.join( '\n' );
}
