import type { Marketday } from '@marketday/kernel';
import {
	type Asked,
	asked,
	atOnce,
	type Core,
	createCore,
	createQuestions,
	isPromise,
	type Start,
} from '@marketday/kernel/headless';

import { fetchProductForm } from './fetch-form';
import type { ProductFormData } from './product-form-data';

export interface ProductFormState extends Asked {
	/** Null until it is known. */
	readonly form: ProductFormData | null;
}

export interface ProductFormActions {
	/** Asks again, after a failure. */
	reload: () => Promise< boolean >;
}

export type ProductFormStore = Core< ProductFormState > & ProductFormActions;

export interface ProductFormStoreOptions {
	shop: Marketday;
	/** Its id or slug. */
	product: number | string;
	/** Data as a server has fetched them (`fetchProductForm`), or the promise of them. */
	start?: Start< ProductFormData > | undefined;
}

/**
 * Creates the state of a product's form: what is chosen, which values go together, how many can be bought.
 *
 * @example
 * const form = createProductFormStore( { shop, product: 'enamel-mug' } );
 */
export function createProductFormStore( {
	shop,
	product,
	start,
}: ProductFormStoreOptions ): ProductFormStore {
	const there = atOnce( start ) ?? null;
	return createCore< ProductFormState, ProductFormActions >(
		{ form: there, ...asked( there !== null ) },
		( { set } ) => {
			const question = createQuestions( set );
			const ask = ( response: () => PromiseLike< ProductFormData > ) =>
				question( response, ( form ) => set( { form } ) );
			const reload = () =>
				ask( () => fetchProductForm( shop.client, product ) );
			let isAsked = there !== null;
			return {
				begin: () => {
					if ( ! isAsked ) {
						void ( isPromise( start )
							? ask( () => start )
							: reload() );
					}
					isAsked = true;
				},
				actions: { reload },
			};
		}
	);
}
