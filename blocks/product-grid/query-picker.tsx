import { __ } from '@wordpress/i18n';

import {
	IdPicker,
	loadProducts,
	searchProducts,
	termsOf,
} from '../_shared/editor';
import { AttributePicker } from './attribute-picker';
import type { GridKind, PanelProps } from './grid-attributes';

const categories = termsOf( 'product_cat' );
const tags = termsOf( 'product_tag' );
const products = { search: searchProducts, load: loadProducts };

const pickers: Partial<
	Record< GridKind, { label: string; source: typeof products } >
> = {
	category: { label: __( 'Categories', 'marketday' ), source: categories },
	tag: { label: __( 'Tags', 'marketday' ), source: tags },
	handPicked: {
		label: __( 'Product names or SKUs', 'marketday' ),
		source: products,
	},
};

/** Picks the terms or the products of a kind that needs some. */
export function QueryPicker( { attributes, setAttributes }: PanelProps ) {
	const { query } = attributes;
	const picker = pickers[ query.kind ];
	if ( query.kind === 'attribute' ) {
		return (
			<AttributePicker
				query={ query }
				onChange={ ( changed ) => setAttributes( { query: changed } ) }
			/>
		);
	}
	return (
		picker && (
			<IdPicker
				key={ query.kind }
				label={ picker.label }
				ids={ query.ids }
				{ ...picker.source }
				onChange={ ( ids ) =>
					setAttributes( { query: { ...query, ids } } )
				}
			/>
		)
	);
}
