import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	IdPicker,
	loadProducts,
	searchProducts,
	termsOf,
} from '../_shared/editor';
import { AttributePicker } from './attribute-picker';
import type { GridKind, PanelProps } from './grid-attributes';

const kinds: { value: GridKind; label: string }[] = [
	{ value: 'all', label: __( 'All products', 'marketday' ) },
	{ value: 'featured', label: __( 'Featured', 'marketday' ) },
	{ value: 'onSale', label: __( 'On sale', 'marketday' ) },
	{ value: 'newest', label: __( 'Newest', 'marketday' ) },
	{ value: 'bestSelling', label: __( 'Best selling', 'marketday' ) },
	{ value: 'mostViewed', label: __( 'Most viewed', 'marketday' ) },
	{ value: 'topRated', label: __( 'Top rated', 'marketday' ) },
	{ value: 'category', label: __( 'By category', 'marketday' ) },
	{ value: 'tag', label: __( 'By tag', 'marketday' ) },
	{ value: 'attribute', label: __( 'By attribute', 'marketday' ) },
	{ value: 'handPicked', label: __( 'Hand-picked', 'marketday' ) },
	{ value: 'related', label: __( 'Related to the product', 'marketday' ) },
	{ value: 'upSells', label: __( 'Up-sells of the product', 'marketday' ) },
	{
		value: 'crossSells',
		label: __( 'Cross-sells of the product or basket', 'marketday' ),
	},
	{ value: 'recentlyViewed', label: __( 'Recently viewed', 'marketday' ) },
];

const orders = [
	{ value: 'menu_order', label: __( 'Default order', 'marketday' ) },
	{ value: 'popularity', label: __( 'Popularity', 'marketday' ) },
	{ value: 'rating', label: __( 'Rating', 'marketday' ) },
	{ value: 'date', label: __( 'Newest first', 'marketday' ) },
	{ value: 'price', label: __( 'Price: low to high', 'marketday' ) },
	{ value: 'price-desc', label: __( 'Price: high to low', 'marketday' ) },
	{ value: 'title', label: __( 'Name', 'marketday' ) },
];

const ORDERED_BY_KIND: GridKind[] = [
	'newest',
	'bestSelling',
	'mostViewed',
	'topRated',
	'related',
	'recentlyViewed',
];
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

/** Which products the listing shows. */
export function QueryPanel( { attributes, setAttributes }: PanelProps ) {
	const { query, order, inherit } = attributes;
	const picker = pickers[ query.kind ];
	return (
		<PanelBody title={ __( 'Products', 'marketday' ) }>
			<ToggleControl
				label={ __( "List the page's own products", 'marketday' ) }
				help={ __(
					'In templates of the shop, of categories and of search.',
					'marketday'
				) }
				checked={ inherit }
				onChange={ ( value ) => setAttributes( { inherit: value } ) }
				__nextHasNoMarginBottom
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
			<ToggleControl
				label={ __( 'Hide what is out of stock', 'marketday' ) }
				checked={ attributes.hideOutOfStock }
				onChange={ ( hideOutOfStock ) =>
					setAttributes( { hideOutOfStock } )
				}
				__nextHasNoMarginBottom
			/>
			<ToggleControl
				label={ __( "Follow the page's filter", 'marketday' ) }
				checked={ attributes.followsFilter }
				onChange={ ( followsFilter ) =>
					setAttributes( { followsFilter } )
				}
				__nextHasNoMarginBottom
			/>
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
