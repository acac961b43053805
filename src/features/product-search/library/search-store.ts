import type { Marketday } from '@marketday/kernel';
import { type Core, createCore } from '@marketday/kernel/headless';
import { fetchProducts, type Product } from '@marketday/kernel/products';

import { createLiveSearch, isAsked, type Question } from '../live-search';
import { forgetTerm, recentTerms, rememberTerm } from '../recent-terms';

export interface SearchState {
	/** As it is typed. */
	readonly term: string;
	/** Slug of the category that is chosen; '' for all. */
	readonly category: string;
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
	/** Searches in a category alone, by its slug; '' for all. The shop is asked at once, also where nothing is typed. */
	choose: ( category: string ) => void;
	/** Keeps the term among the recent ones: the shopper has gone to a result. */
	remember: () => void;
	forget: ( term: string ) => void;
}

export type SearchStore = Core< SearchState > & SearchActions;

export interface SearchStoreOptions {
	shop: Marketday;
	/** So many results at most. */
	most?: number | undefined;
	/** Slug of the category that is searched in, where a shopper has chosen none. */
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
	category: usual = '',
}: SearchStoreOptions ): SearchStore {
	return createCore< SearchState, SearchActions >(
		{ term: '', category: '', recent: [], status: 'idle', ...NOTHING },
		( { get, set } ) => {
			const live = createLiveSearch( {
				ask: ( { search, category } ) =>
					fetchProducts( shop.client, {
						search: search.trim(),
						perPage: most,
						...( ( category || usual ) && {
							category: category || usual,
						} ),
					} ),
				onBusy: ( isBusy ) =>
					set( { status: statusOf( isBusy, get().status ) } ),
				onResults: ( { products, total } ) =>
					set( { results: products, total, isAnswered: true } ),
				onFailure: () => set( { ...NOTHING, status: 'error' } ),
			} );
			const ask = ( question: Question, when: 'later' | 'now' ) => {
				const { search: term, category } = question;
				set( { term, category, isAnswered: false } );
				if ( isAsked( question ) ) {
					live[ when ]( question );
				} else {
					live.stop();
					set( { ...NOTHING, status: 'idle' } );
				}
			};
			return {
				begin: () => {
					set( { recent: recentTerms() } );
					return live.stop;
				},
				actions: {
					type: ( search ) =>
						ask( { search, category: get().category }, 'later' ),
					choose: ( category ) =>
						ask( { search: get().term, category }, 'now' ),
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
