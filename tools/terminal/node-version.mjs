// @ts-check

/** The oldest Node that the project is tested on, as package.json says. */
const OLDEST = 22;
/** Tools start tools; one of them says it. */
const WARNED = 'MARKETDAY_TOLD_OF_NODE';

/**
 * Says once where Node is older than what the project is tested on: the tools run on it as long as they happen to.
 *
 * @param {string} [node] Its version.
 */
export function warnOfOldNode( node = process.versions.node ) {
	if ( parseInt( node, 10 ) < OLDEST && ! process.env[ WARNED ] ) {
		process.env[ WARNED ] = node;
		process.stderr.write(
			`This is Node ${ node }. Marketday is tested on Node ${ OLDEST } and 24: if something fails, try one of them.\n`
		);
	}
}
