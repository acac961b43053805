/** Runs tasks one at a time, in the order they came; a task that fails does not hold up the next. */
export type Queue = < Result >(
	task: () => Promise< Result >
) => Promise< Result >;

type Locks = {
	request: < Result >(
		name: string,
		task: () => Promise< Result >
	) => Promise< Result >;
};

/**
 * @param lockName Where the browser has Web Locks, tabs of one visitor wait for each other too: two first additions at
 *                 once would otherwise start two sessions, and one basket would be lost.
 */
export function createQueue( lockName: string ): Queue {
	let last: Promise< unknown > = Promise.resolve();
	const locks = ( globalThis.navigator as { locks?: Locks } | undefined )
		?.locks;

	return ( task ) => {
		const run = () => ( locks ? locks.request( lockName, task ) : task() );
		const result = last.then( run, run );
		last = result.catch( () => {} );
		return result;
	};
}
