import type { Marketday } from '@marketday/kernel';
import { type Core, createCore } from '@marketday/kernel/headless';
import {
	createProductStore,
	type Listing,
	type ProductState,
} from '@marketday/kernel/products';

export interface QuickViewState extends ProductState {
	/** The product that is looked at; null while nothing is. */
	readonly id: number | null;
	/** Those that arrows lead to. */
	readonly list: readonly number[];
	/** Whether the listing goes on behind the last of them. */
	readonly hasMore: boolean;
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
	/** Whether it closes once something was put into the basket. */
	closesAfterAdd?: boolean | undefined;
}

const idsOf = ( listing?: Listing ) =>
	listing?.getState().products.map( ( { id } ) => id ) ?? [];

/** Whether more of the listing comes behind a list. */
function goesOn( list: readonly number[], listing?: Listing ): boolean {
	const { page = 0, pages = 0 } = listing?.getState() ?? {};
	return page < pages && list.at( -1 ) === idsOf( listing ).at( -1 );
}

/** Calls back when there is more in the basket than before. */
function onAddition( { basket }: Marketday, tell: () => void ): () => void {
	const count = () => basket.getState().basket?.itemCount;
	let before = count();
	return basket.subscribe( () => {
		const now = count();
		const isMore =
			now !== undefined && before !== undefined && now > before;
		before = now;
		if ( isMore ) {
			tell();
		}
	} );
}

/** A look at one product without leaving a list. */
export function createQuickViewStore( {
	shop,
	listing,
	closesAfterAdd = false,
}: QuickViewOptions ): QuickViewStore {
	const product = createProductStore( { shop } );
	return createCore< QuickViewState, QuickViewActions >(
		{
			...{ id: null, list: [], hasMore: false },
			...{ product: null, status: 'idle', error: null },
		},
		( { get, set } ) => {
			const look = ( id: number, list: readonly number[] ) => {
				set( { id, list, hasMore: goesOn( list, listing ) } );
				void product.show( id );
			};
			const close = () => {
				set( { id: null } );
				void product.show( null );
			};
			const goOn = async ( from: number, list: readonly number[] ) => {
				set( { status: 'loading', error: null } );
				await listing?.loadMore();
				if ( get().id !== from ) {
					return;
				}
				const longer = [
					...new Set( [ ...list, ...idsOf( listing ) ] ),
				];
				const next = longer[ longer.indexOf( from ) + 1 ];
				if ( next !== undefined ) {
					look( next, longer );
					return;
				}
				const { error = null } = listing?.getState() ?? {};
				set( {
					...{ error, status: error ? 'error' : 'idle' },
					hasMore: goesOn( list, listing ),
				} );
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
					open: ( id, list ) => {
						const around = list ?? idsOf( listing );
						look( id, around.includes( id ) ? around : [ id ] );
					},
					close,
					step: ( by ) => {
						const { id, list, hasMore, status } = get();
						const next =
							id === null
								? undefined
								: list[ list.indexOf( id ) + by ];
						if ( next !== undefined ) {
							look( next, list );
						} else if (
							id !== null &&
							by === 1 &&
							hasMore &&
							status !== 'loading'
						) {
							void goOn( id, list );
						}
					},
				},
			};
		}
	);
}
