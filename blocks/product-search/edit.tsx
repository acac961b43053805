import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	ServerPreview,
	Switches,
	useBlockId,
} from '../_shared/editor';

type Switch = (
	| typeof fieldSwitches
	| typeof resultSwitches
)[ number ][ 'name' ];

interface SearchAttributes
	extends Record< Switch, boolean >,
		Record< string, unknown > {
	blockId: string;
	productListLayout: number;
	searchPlaceHolder: string;
	itemCatLabel: string;
	itemProductLabel: string;
}

const layouts: Array< { value: string; label: string } > = [
	{ value: '1', label: __( 'List', 'marketday' ) },
	{ value: '2', label: __( 'Two columns', 'marketday' ) },
	{ value: '3', label: __( 'Compact list', 'marketday' ) },
];

const fieldSwitches = [
	{
		name: 'showSearchCategory',
		label: __( 'Category dropdown', 'marketday' ),
	},
	{ name: 'showSearchIcon', label: __( 'Button with an icon', 'marketday' ) },
	{ name: 'showPopular', label: __( 'Offer popular searches', 'marketday' ) },
	{
		name: 'searchRedirect',
		label: __( 'Enter opens the results page', 'marketday' ),
	},
] as const;

const resultSwitches = [
	{ name: 'showProductImage', label: __( 'Picture', 'marketday' ) },
	{ name: 'showProductPrice', label: __( 'Price', 'marketday' ) },
	{ name: 'showProductRating', label: __( 'Rating', 'marketday' ) },
	{
		name: 'showMoreResult',
		label: __( 'Let shoppers see more than six', 'marketday' ),
	},
] as const;

/** Texts, and as php/Search/ProductSearch has them where none are saved. */
const placeholder = {
	name: 'searchPlaceHolder',
	label: __( 'Placeholder', 'marketday' ),
	usual: __( 'Search the shop', 'marketday' ),
} as const;

const headings = [
	{
		name: 'itemCatLabel',
		label: __( 'Categories heading', 'marketday' ),
		usual: __( 'Categories', 'marketday' ),
	},
	{
		name: 'itemProductLabel',
		label: __( 'Products heading', 'marketday' ),
		usual: __( 'Products', 'marketday' ),
	},
] as const;

export function Edit( {
	clientId,
	attributes,
	setAttributes,
}: EditProps< SearchAttributes > ) {
	useBlockId( clientId, attributes.blockId, setAttributes );
	const props = { attributes, setAttributes };
	const text = ( {
		name,
		label,
		usual,
	}: typeof placeholder | ( typeof headings )[ number ] ) => (
		<TextControl
			key={ name }
			label={ label }
			value={ attributes[ name ] }
			placeholder={ usual }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Search field', 'marketday' ) }>
					<Switches switches={ fieldSwitches } { ...props } />
					{ text( placeholder ) }
				</PanelBody>
				<PanelBody title={ __( 'Results', 'marketday' ) }>
					<SelectControl
						label={ __( 'Show results as', 'marketday' ) }
						value={ String( attributes.productListLayout ) }
						options={ layouts }
						onChange={ ( layout ) =>
							setAttributes( {
								productListLayout: Number( layout ),
							} )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<Switches switches={ resultSwitches } { ...props } />
					{ headings.map( text ) }
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/product-search"
				attributes={ attributes }
			/>
		</>
	);
}
