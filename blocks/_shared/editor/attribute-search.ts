import apiFetch from '@wordpress/api-fetch';

import { foldText } from '@marketday/kernel/text';

import type { Choice } from './id-picker';

/** An attribute of the shop, such as Colour. */
export interface ShopAttribute {
	readonly id: number;
	readonly name: string;
	/** `pa_colour`. */
	readonly taxonomy: string;
}

const PATH = '/wc/store/v1/products/attributes';

export const loadAttributes = (): Promise< ShopAttribute[] > =>
	apiFetch< ShopAttribute[] >( { path: PATH } );

/** Searches and loads the values of one attribute. */
export function valuesOf( attribute: number ) {
	const fetchValues = () =>
		apiFetch< Choice[] >( { path: `${ PATH }/${ attribute }/terms` } );
	return {
		search: async ( text: string ) =>
			( await fetchValues() ).filter( ( { name } ) =>
				foldText( name ).includes( foldText( text ) )
			),
		load: async ( ids: readonly number[] ) =>
			( await fetchValues() ).filter( ( { id } ) => ids.includes( id ) ),
	};
}
