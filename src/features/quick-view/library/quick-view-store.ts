import type { ApiError, Marketday } from '@marketday/kernel';
import { type Core, createCore } from '@marketday/kernel/headless';
import {
	createProductStore,
	type Listing,
	type ProductState,
} from '@marketday/kernel/products';

import { createListingWalk, type WalkedList } from './listing-walk';

export interface QuickViewState extends ProductState, WalkedList {
	/** The product that is looked at; null while nothing is. */
	readonly id: number | null;
	/** Names of its neighbours in the list; '' where only the shop knows it, or there is none. */
	readonly names: { readonly before: string; readonly after: string };
}

export interface QuickViewActions {
	/**
	 * @param id
	 * @param list The products around it, in their order; those of the listing without it.
	 */
	open: ( id: number, list?: readonly number[] ) => void;
	close: () => void;
	/** Its neighbour in the list: 1 is the next, -1 the one before; nothing where there is none. */
	step: ( by: 1 | -1 ) => void;
}

export type QuickViewStore = Core< QuickViewState > & QuickViewActions;

export interface QuickViewOptions {
	shop: Marketday;
	/** The listing that is looked through: at its end its next page is loaded. */
	listing?: Listing | undefined;
	/** True if it closes once something was put into the basket. */
	closesAfterAdd?: boolean | undefined;
}

const NOWHERE = {
	id: null,
	list: [],
	hasMore: false,
	hasBefore: false,
	names: { before: '', after: '' },
};

/** Calls back when there is more in the basket than before. */
function onAddition( { basket }: Marketday, onAdded: () => void ): () => void {
	const count = () => basket.getState().basket?.itemCount;
	let before = count();
	return basket.subscribe( () => {
		const now = count();
		const isMore =
			now !== undefined && before !== undefined && now > before;
		before = now;
		if ( isMore ) {
			onAdded();
		}
	} );
}

/**
 * A look at one product without leaving a list.
 *
 * @example
 * const view = createQuickViewStore( { shop } );
 * view.open( 12, [ 11, 12, 13 ] );
 */
export function createQuickViewStore( {
	shop,
	listing,
	closesAfterAdd = false,
}: QuickViewOptions ): QuickViewStore {
	const product = createProductStore( { shop } );
	const walk = createListingWalk( shop, listing );
	return createCore< QuickViewState, QuickViewActions >(
		{ ...NOWHERE, ...{ product: null, status: 'idle', error: null } },
		( { get, set } ) => {
			const look = ( id: number, walked: WalkedList ) => {
				const at = walked.list.indexOf( id );
				set( {
					...walked,
					id,
					names: {
						before: walk.nameOf( walked.list[ at - 1 ] ),
						after: walk.nameOf( walked.list[ at + 1 ] ),
					},
				} );
				void product.show( id );
			};
			const close = () => {
				set( { id: null } );
				void product.show( null );
			};
			/** Goes beyond the list: by a further page of the listing. */
			const goOn = async ( from: number, by: 1 | -1 ) => {
				const { list } = get();
				set( { status: 'loading', error: null } );
				const walked = await ( by === 1
					? walk.extend( list )
					: walk.prepend( list )
				).catch( ( error: ApiError ) => error );
				if ( get().id !== from ) {
					return;
				}
				if ( walked instanceof Error ) {
					set( { error: walked, status: 'error' } );
					return;
				}
				const next = walked.list[ walked.list.indexOf( from ) + by ];
				if ( next !== undefined ) {
					look( next, walked );
					return;
				}
				const { error = null } = listing?.getState() ?? {};
				set( { ...walked, error, status: error ? 'error' : 'idle' } );
			};
			return {
				begin: () => {
					const leaves = [
						product.connect(),
						product.subscribe( ( state ) => set( state ) ),
						...( closesAfterAdd
							? [
									onAddition( shop, () => {
										if ( get().id !== null ) {
											close();
										}
									} ),
							  ]
							: [] ),
					];
					return () => leaves.forEach( ( leave ) => leave() );
				},
				actions: {
					open: ( id, list ) => look( id, walk.begin( id, list ) ),
					close,
					step: ( by ) => {
						const { id, list, hasMore, hasBefore, status } = get();
						if ( id === null ) {
							return;
						}
						const next = list[ list.indexOf( id ) + by ];
						if ( next !== undefined ) {
							look( next, walk.with( list ) );
						} else if (
							status !== 'loading' &&
							( by === 1 ? hasMore : hasBefore )
						) {
							void goOn( id, by );
						}
					},
				},
			};
		}
	);
}
