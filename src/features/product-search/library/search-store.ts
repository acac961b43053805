import type { Marketday } from '@marketday/kernel';
import { type Core, createCore } from '@marketday/kernel/headless';
import { fetchProducts, type Product } from '@marketday/kernel/products';

import type { Found } from '../found';
import { createLiveSearch, isAsked, type Question } from '../live-search';
import { forgetTerm, recentTerms, rememberTerm } from '../recent-terms';
import { fetchSuggestions } from './fetch-suggestions';

export interface SearchState {
	/** Term as it is typed. */
	readonly term: string;
	/** Slug of the category that is chosen; '' for all. */
	readonly category: string;
	/** Products that were found for it; empty while it is too short to be asked, and where `found` is there. */
	readonly results: readonly Product[];
	/** Results of Marketday's own search, where `suggestions` were wished for; null otherwise. */
	readonly found: Found | null;
	readonly total: number;
	/** Terms that this browser has searched for, latest first. */
	readonly recent: readonly string[];
	readonly status: 'idle' | 'loading' | 'error';
	/** True if the results are those of what is typed. */
	readonly isAnswered: boolean;
}

export interface SearchActions {
	/** Takes what is typed; the shop is asked after a pause. */
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
	/** Most results; of `suggestions` there are as many as the shop's own search has. */
	most?: number | undefined;
	/**
	 * Asks Marketday's own search (`found`), with categories, corrections and marked words, in the place of products of the
	 * Store API (`results`), which are asked for where there is no Marketday.
	 */
	suggestions?: boolean | undefined;
	/** Slug of the category that is searched in, where a shopper has chosen none. */
	category?: string | undefined;
}

const MOST = 6;
const NOTHING = { results: [], found: null, total: 0, isAnswered: false };

/** A failure stays until something else is asked. */
function statusOf( isBusy: boolean, before: SearchState[ 'status' ] ) {
	if ( isBusy ) {
		return 'loading';
	}
	return before === 'loading' ? 'idle' : before;
}

/**
 * Results while somebody types.
 *
 * @example
 * const search = createSearchStore( { shop, suggestions: true } );
 * search.type( 'mug' );
 */
export function createSearchStore( {
	shop,
	most = MOST,
	suggestions = false,
	category: usual = '',
}: SearchStoreOptions ): SearchStore {
	let hasMarketday = suggestions;

	async function find( { search, category }: Question ) {
		const scope = category || usual;
		const found = hasMarketday
			? await fetchSuggestions( shop.client, { search, category: scope } )
			: null;
		if ( found ) {
			return { ...NOTHING, found, total: found.total };
		}
		hasMarketday = false;
		const { products, total } = await fetchProducts( shop.client, {
			search: search.trim(),
			perPage: most,
			...( scope && { category: scope } ),
		} );
		return { ...NOTHING, results: products, total };
	}

	return createCore< SearchState, SearchActions >(
		{ term: '', category: '', recent: [], status: 'idle', ...NOTHING },
		( { get, set } ) => {
			const live = createLiveSearch( {
				ask: find,
				onBusy: ( isBusy ) =>
					set( { status: statusOf( isBusy, get().status ) } ),
				onResults: ( response ) =>
					set( { ...response, isAnswered: true } ),
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
