import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	IdPicker,
	loadProducts,
	QueryIdControl,
	searchProducts,
	Switches,
	termsOf,
} from '../_shared/editor';
import { AttributePicker } from './attribute-picker';
import type { GridKind, PanelProps } from './grid-attributes';
import { kinds, ORDERED_BY_KIND, orders } from './query-choices';

const categories = termsOf( 'product_cat' );
const tags = termsOf( 'product_tag' );
const products = { search: searchProducts, load: loadProducts };

const pickers: Partial<
	Record< GridKind, { label: string; source: typeof products } >
> = {
	category: { label: __( 'Categories', 'marketday' ), source: categories },
	tag: { label: __( 'Tags', 'marketday' ), source: tags },
	handPicked: {
		label: __( 'Products, by name or SKU', 'marketday' ),
		source: products,
	},
};

const inheriting = {
	name: 'inherit',
	label: __( "List the page's own products", 'marketday' ),
	help: __(
		'In templates of the shop, of categories and of search.',
		'marketday'
	),
} as const;

const switches = [
	{
		name: 'hideOutOfStock',
		label: __( 'Hide what is out of stock', 'marketday' ),
	},
	{
		name: 'followsFilter',
		label: __( "Follow the page's filter", 'marketday' ),
	},
] as const;

/** Which products the listing shows. */
export function QueryPanel( { attributes, setAttributes }: PanelProps ) {
	const { query, order, inherit } = attributes;
	const picker = pickers[ query.kind ];
	return (
		<PanelBody title={ __( 'Products', 'marketday' ) }>
			<Switches
				switches={ [ inheriting ] }
				{ ...{ attributes, setAttributes } }
			/>
			{ ! inherit && (
				<SelectControl
					label={ __( 'Show', 'marketday' ) }
					value={ query.kind }
					options={ kinds }
					onChange={ ( kind ) =>
						setAttributes( {
							query: { kind: kind as GridKind, ids: [] },
						} )
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ ! inherit && picker && (
				<IdPicker
					key={ query.kind }
					label={ picker.label }
					ids={ query.ids }
					{ ...picker.source }
					onChange={ ( ids ) =>
						setAttributes( { query: { ...query, ids } } )
					}
				/>
			) }
			{ ! inherit && query.kind === 'attribute' && (
				<AttributePicker
					query={ query }
					onChange={ ( changed ) =>
						setAttributes( { query: changed } )
					}
				/>
			) }
			{ ! inherit && ! ORDERED_BY_KIND.includes( query.kind ) && (
				<SelectControl
					label={ __( 'Order', 'marketday' ) }
					value={ order }
					options={ orders }
					onChange={ ( value ) => setAttributes( { order: value } ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			<Switches
				switches={ switches }
				{ ...{ attributes, setAttributes } }
			/>
			{ attributes.followsFilter && (
				<QueryIdControl
					help={ __(
						'The filter, count and order with the same id belong to this listing. Listings with the same id are filtered together.',
						'marketday'
					) }
					queryId={ attributes.queryId }
					setAttributes={ setAttributes }
				/>
			) }
			<TextControl
				label={ __( 'Heading', 'marketday' ) }
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</PanelBody>
	);
}
