/** docs/PROTOCOL.md#search: from three characters on, or with a category. */
const SHORTEST = 3;

const PAUSE = 150;

export interface Question {
	/** Text as it is typed; space around it is none of the question. */
	readonly search: string;
	/** Slug; '' for all. */
	readonly category: string;
}

export const isAsked = ( { search, category }: Question ): boolean =>
	[ ...search.trim() ].length >= SHORTEST || category !== '';

export const keyOf = ( { search, category }: Question ): string =>
	`${ category } ${ search.trim() }`;

interface LiveSearchOptions< Answer > {
	ask: ( question: Question, signal: AbortSignal ) => Promise< Answer >;
	onBusy: ( isBusy: boolean ) => void;
	onResults: ( response: Answer, question: Question ) => void;
	onFailure: ( error: unknown ) => void;
}

export interface LiveSearch {
	/** Asks after a pause in typing; an answer to an older question is dropped. */
	later: ( question: Question ) => void;
	now: ( question: Question ) => void;
	stop: () => void;
}

export function createLiveSearch< Answer >( {
	ask,
	onBusy,
	onResults,
	onFailure,
}: LiveSearchOptions< Answer > ): LiveSearch {
	const known = new Map< string, Answer >();
	let timer: ReturnType< typeof setTimeout > | undefined;
	let request: AbortController | null = null;

	function stop() {
		clearTimeout( timer );
		request?.abort();
		request = null;
		onBusy( false );
	}

	async function now( question: Question ) {
		stop();
		const key = keyOf( question );
		const before = known.get( key );
		if ( before !== undefined ) {
			onResults( before, question );
			return;
		}
		const own = new AbortController();
		request = own;
		onBusy( true );
		try {
			const response = await ask( question, own.signal );
			known.set( key, response );
			if ( request === own ) {
				onResults( response, question );
			}
		} catch ( error ) {
			if ( request === own ) {
				onFailure( error );
			}
		} finally {
			if ( request === own ) {
				request = null;
				onBusy( false );
			}
		}
	}

	return {
		later: ( question ) => {
			stop();
			timer = setTimeout( () => void now( question ), PAUSE );
		},
		now: ( question ) => void now( question ),
		stop,
	};
}
