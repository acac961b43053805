/** Functions of the page that the search needs. */
export interface SearchHost {
	calls: {
		prepare: () => void;
		rest: (
			route: string,
			body: Record< string, unknown >,
			signal?: AbortSignal
		) => Promise< unknown >;
	};
	/** docs/PROTOCOL.md#background-failures. */
	reportFailure: ( error: unknown ) => void;
}
