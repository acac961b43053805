import { type ApiError, asApiError } from '../api/api-error';

/** State of a core's questions to the shop. */
export interface Asked {
	readonly status: 'idle' | 'loading' | 'error';
	/** Error of the last question. */
	readonly error: ApiError | null;
}

/** Data that came with the page, or is on its way. */
export type Start< Data > = Data | PromiseLike< Data >;

export const isPromise = < Data >(
	start: Start< Data > | undefined
): start is PromiseLike< Data > =>
	typeof start === 'object' &&
	start !== null &&
	'then' in start &&
	typeof start.then === 'function';

/** Data that are there at once; undefined where they are still to come. */
export const atOnce = < Data >(
	start: Start< Data > | undefined
): Data | undefined => ( isPromise( start ) ? undefined : start );

/** The state of a question whose data may be there already. */
export const askedState = ( isThere: boolean ): Asked => ( {
	status: isThere ? 'idle' : 'loading',
	error: null,
} );

type Set = ( change: Asked ) => void;

/**
 * Questions of which the newest alone counts: an answer to an older one changes nothing.
 *
 * @param set Hears that a question is under way, and that it failed.
 */
export function createQuestions( set: Set ) {
	let newest = 0;
	return async < Answer >(
		ask: () => PromiseLike< Answer >,
		take: ( response: Answer ) => void
	): Promise< boolean > => {
		const number = ++newest;
		set( { status: 'loading', error: null } );
		try {
			const response = await ask();
			if ( number === newest ) {
				take( response );
				set( { status: 'idle', error: null } );
			}
			return true;
		} catch ( reason ) {
			if ( number === newest ) {
				set( { status: 'error', error: asApiError( reason ) } );
			}
			return false;
		}
	};
}
