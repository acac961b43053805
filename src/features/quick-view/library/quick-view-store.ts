import type { Marketday } from '@marketday/kernel';
import { type Core, createCore } from '@marketday/kernel/headless';
import {
	createProductStore,
	type ProductState,
} from '@marketday/kernel/products';

export interface QuickViewState extends ProductState {
	/** The product that is looked at; null while nothing is. */
	readonly id: number | null;
	/** Those that arrows lead to. */
	readonly list: readonly number[];
}

export interface QuickViewActions {
	/**
	 * @param id
	 * @param list The products around it, in their order.
	 */
	open: ( id: number, list?: readonly number[] ) => void;
	close: () => void;
	/** Its neighbour in the list: 1 is the next, -1 the one before; nothing where there is none. */
	step: ( by: 1 | -1 ) => void;
}

export type QuickViewStore = Core< QuickViewState > & QuickViewActions;

/** A look at one product without leaving a list. */
export function createQuickViewStore( {
	shop,
}: {
	shop: Marketday;
} ): QuickViewStore {
	const product = createProductStore( { shop } );
	return createCore< QuickViewState, QuickViewActions >(
		{ id: null, list: [], product: null, status: 'idle', error: null },
		( { get, set } ) => {
			const look = ( id: number, list: readonly number[] ) => {
				set( { id, list } );
				void product.show( id );
			};
			return {
				begin: () => {
					const leave = product.connect();
					const end = product.subscribe( ( state ) => set( state ) );
					return () => {
						end();
						leave();
					};
				},
				actions: {
					open: ( id, list = [ id ] ) => look( id, list ),
					close: () => {
						set( { id: null } );
						void product.show( null );
					},
					step: ( by ) => {
						const { id, list } = get();
						const next =
							id === null
								? undefined
								: list[ list.indexOf( id ) + by ];
						if ( next !== undefined ) {
							look( next, list );
						}
					},
				},
			};
		}
	);
}
