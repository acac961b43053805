import type { Marketday } from '@marketday/kernel';
import { type Core, createCore } from '@marketday/kernel/headless';
import { fetchProducts, type Product } from '@marketday/kernel/products';

import { createLiveSearch, isAsked } from '../live-search';
import { forgetTerm, recentTerms, rememberTerm } from '../recent-terms';

export interface SearchState {
	/** As it is typed. */
	readonly term: string;
	/** What was found for it; empty while it is too short to be asked. */
	readonly results: readonly Product[];
	readonly total: number;
	/** What this browser has searched for, latest first. */
	readonly recent: readonly string[];
	readonly status: 'idle' | 'loading' | 'error';
	/** Whether the results are those of what is typed. */
	readonly isAnswered: boolean;
}

export interface SearchActions {
	/** What is typed; the shop is asked after a pause. */
	type: ( term: string ) => void;
	/** Keeps the term among the recent ones: the shopper has gone to a result. */
	remember: () => void;
	forget: ( term: string ) => void;
}

export type SearchStore = Core< SearchState > & SearchActions;

export interface SearchStoreOptions {
	shop: Marketday;
	/** So many results at most. */
	most?: number | undefined;
	/** Slug of the category that is searched in. */
	category?: string | undefined;
}

const MOST = 6;
const NOTHING = { results: [], total: 0, isAnswered: false };

/** A failure stays until something else is asked. */
function statusOf( isBusy: boolean, before: SearchState[ 'status' ] ) {
	if ( isBusy ) {
		return 'loading';
	}
	return before === 'loading' ? 'idle' : before;
}

/** Results while somebody types. */
export function createSearchStore( {
	shop,
	most = MOST,
	category = '',
}: SearchStoreOptions ): SearchStore {
	return createCore< SearchState, SearchActions >(
		{ term: '', recent: [], status: 'idle', ...NOTHING },
		( { get, set } ) => {
			const live = createLiveSearch( {
				ask: ( { search } ) =>
					fetchProducts( shop.client, {
						search,
						perPage: most,
						...( category && { category } ),
					} ),
				onBusy: ( isBusy ) =>
					set( { status: statusOf( isBusy, get().status ) } ),
				onResults: ( { products, total } ) =>
					set( { results: products, total, isAnswered: true } ),
				onFailure: () => set( { ...NOTHING, status: 'error' } ),
			} );
			return {
				begin: () => {
					set( { recent: recentTerms() } );
					return live.stop;
				},
				actions: {
					type: ( term ) => {
						set( { term, isAnswered: false } );
						const question = { search: term.trim(), category: '' };
						if ( isAsked( question ) ) {
							live.later( question );
						} else {
							live.stop();
							set( { ...NOTHING, status: 'idle' } );
						}
					},
					remember: () => {
						rememberTerm( get().term );
						set( { recent: recentTerms() } );
					},
					forget: ( term ) => {
						forgetTerm( term );
						set( { recent: recentTerms() } );
					},
				},
			};
		}
	);
}
