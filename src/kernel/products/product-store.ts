import {
	type Asked,
	asked,
	atOnce,
	type Core,
	createCore,
	createQuestions,
	isPromise,
	type Start,
} from '../headless';
import type { Marketday } from '../marketday-provider';
import { fetchProduct } from './fetch-products';
import type { Product } from './product';

export interface ProductState extends Asked {
	/** Null until it is known. */
	readonly product: Product | null;
}

export interface ProductActions {
	/** Another product in its place; null for none. */
	show: ( product: number | string | null ) => Promise< boolean >;
}

export type ProductStore = Core< ProductState > & ProductActions;

export interface ProductStoreOptions {
	shop: Marketday;
	/** Its id or slug; none yet without it. */
	product?: number | string | undefined;
	start?: Start< Product > | undefined;
}

/** One product. */
export function createProductStore( {
	shop,
	product: first,
	start,
}: ProductStoreOptions ): ProductStore {
	const there = atOnce( start ) ?? null;
	const isNobody = first === undefined && start === undefined;
	return createCore< ProductState, ProductActions >(
		{ product: there, ...asked( there !== null || isNobody ) },
		( { get, set } ) => {
			const question = createQuestions( set );
			const ask = ( response: () => PromiseLike< Product | null > ) =>
				question( response, ( product ) => set( { product } ) );
			const show = ( product: number | string | null ) =>
				ask( async () =>
					product === null
						? null
						: fetchProduct( shop.client, product )
				);
			let isAsked = there !== null;
			return {
				begin: () => {
					if ( ! isAsked && isPromise( start ) ) {
						void ask( () => start );
					} else if ( ! isAsked && first !== undefined ) {
						void show( first );
					}
					isAsked = true;
				},
				actions: {
					show: ( product ) => {
						isAsked = true;
						if ( get().product?.id !== product ) {
							set( { product: null } );
						}
						return show( product );
					},
				},
			};
		}
	);
}
