import {
	type Asked,
	asked,
	type Core,
	createCore,
	createQuestions,
	keptIds,
	type TextStorage,
} from '../headless';
import type { Marketday } from '../marketday-provider';
import {
	createProductList,
	type ListMemory,
} from '../product-list/product-list';
import { fetchProducts } from './fetch-products';
import type { Product } from './product';

export interface KeptProductsState extends Asked {
	/** Ids in the order in which they were kept. */
	readonly ids: readonly number[];
	/** Products of those ids, as far as the shop still has them; asked for with `load()`. */
	readonly products: readonly Product[];
}

export interface KeptProductsActions {
	has: ( id: number ) => boolean;
	add: ( id: number ) => void;
	remove: ( id: number ) => void;
	/** Adds it, or takes it out. @return Whether it is kept now. */
	toggle: ( id: number ) => boolean;
	clear: () => void;
	/** Puts them into this order; ids that are not kept, or that are missing, change nothing. */
	arrange: ( ids: readonly number[] ) => void;
	/** Asks the shop for the products. */
	load: () => Promise< boolean >;
}

export type KeptProducts = Core< KeptProductsState > & KeptProductsActions;

export interface KeptProductsOptions {
	shop: Marketday;
	/** Storage of the ids between two visits: the browser's `localStorage` without it. */
	storage?: TextStorage | undefined;
	/** Memory of a request that a server answers. */
	memory?: ListMemory | undefined;
	/** No more than these. */
	most?: number | undefined;
}

const MOST = 100;

/** A list of products that a visitor keeps in the browser; its name tells it from others. */
export function createKeptProducts(
	name: string,
	{ shop, storage, memory, most = MOST }: KeptProductsOptions
): KeptProducts {
	const key = `marketday-${ name }`;
	return createCore< KeptProductsState, KeptProductsActions >(
		// The browser's own list is not the server's to draw.
		{ ids: [], products: [], ...asked( true ) },
		( { get, set } ) => {
			const kept = memory ?? keptIds( key, storage, most );
			const list = createProductList( { name, memory: kept } );
			const question = createQuestions( set );
			const show = ( ids: readonly number[] ) =>
				set( {
					ids,
					products: get().products.filter( ( { id } ) =>
						ids.includes( id )
					),
				} );
			list.subscribe( show );
			const change = (
				next: ( ids: readonly number[] ) => readonly number[]
			) =>
				void list.change(
					( ids ) => next( ids ).slice( -most ),
					async () => {}
				);
			const add = ( id: number ) =>
				change( ( ids ) =>
					ids.includes( id ) ? ids : [ ...ids, id ]
				);
			const remove = ( id: number ) =>
				change( ( ids ) => ids.filter( ( one ) => one !== id ) );
			const listenToOtherTabs = () => {
				const listener = ( event: StorageEvent ) =>
					event.key === key && list.refresh();
				globalThis.addEventListener?.( 'storage', listener );
				return () =>
					globalThis.removeEventListener?.( 'storage', listener );
			};
			return {
				begin: () => {
					show( list.ids() );
					return listenToOtherTabs();
				},
				actions: {
					has: list.has,
					add,
					remove,
					toggle: ( id ) => {
						const isKept = list.has( id );
						( isKept ? remove : add )( id );
						return ! isKept;
					},
					clear: () => change( () => [] ),
					arrange: ( order ) =>
						change( ( ids ) =>
							order.length === ids.length &&
							ids.every( ( id ) => order.includes( id ) )
								? order
								: ids
						),
					load: () =>
						question(
							() =>
								fetchProducts( shop.client, {
									ids: list.ids(),
									perPage: most,
								} ),
							( { products } ) =>
								set( {
									products: products.filter( ( { id } ) =>
										list.has( id )
									),
								} )
						),
				},
			};
		}
	);
}
