import { createStore, type StoreApi } from 'zustand/vanilla';

/** A message to the shopper: the same kinds as `Notice` in php/Store. */
export interface Notice {
	readonly kind: 'success' | 'error' | 'info';
	/** Plain text. */
	readonly message: string;
}

export type NoticesStore = StoreApi< readonly Notice[] > & {
	add: ( kind: Notice[ 'kind' ], message: string ) => void;
	clear: () => void;
};

/** The messages of one part of the page. A message that is already shown is not shown twice. */
export function createNotices( first: readonly Notice[] = [] ): NoticesStore {
	const store = createStore< readonly Notice[] >( () => first );
	return Object.assign( store, {
		add: ( kind: Notice[ 'kind' ], message: string ) =>
			store.setState(
				( notices ) => [
					...notices.filter( ( known ) => known.message !== message ),
					{ kind, message },
				],
				true
			),
		clear: () => store.setState( [], true ),
	} );
}
