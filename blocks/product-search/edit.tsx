import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ServerPreview, useBlockId } from '../_shared/editor';

interface SearchAttributes extends Record< string, unknown > {
	blockId: string;
	productListLayout: number;
	searchPlaceHolder: string;
	itemCatLabel: string;
	itemProductLabel: string;
}

interface EditProps {
	clientId: string;
	attributes: SearchAttributes;
	setAttributes: ( attributes: Partial< SearchAttributes > ) => void;
}

const layouts: Array< { value: string; label: string } > = [
	{ value: '1', label: __( 'List', 'marketday' ) },
	{ value: '2', label: __( 'Two columns', 'marketday' ) },
	{ value: '3', label: __( 'Compact list', 'marketday' ) },
];

const switches = [
	[ 'showSearchCategory', __( 'Choice of category', 'marketday' ) ],
	[ 'showSearchIcon', __( 'Button with an icon', 'marketday' ) ],
	[ 'showProductImage', __( 'Picture', 'marketday' ) ],
	[ 'showProductPrice', __( 'Price', 'marketday' ) ],
	[ 'showProductRating', __( 'Rating', 'marketday' ) ],
	[ 'showMoreResult', __( 'Show more than six', 'marketday' ) ],
	[ 'showPopular', __( 'Offer popular searches', 'marketday' ) ],
	[ 'searchRedirect', __( 'Enter leads to the results page', 'marketday' ) ],
] as const;

const texts = [
	[ 'searchPlaceHolder', __( 'Placeholder', 'marketday' ) ],
	[ 'itemCatLabel', __( 'Heading of categories', 'marketday' ) ],
	[ 'itemProductLabel', __( 'Heading of products', 'marketday' ) ],
] as const;

export function Edit( { clientId, attributes, setAttributes }: EditProps ) {
	useBlockId( clientId, attributes.blockId, setAttributes );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Search', 'marketday' ) }>
					<SelectControl
						label={ __( 'Results as', 'marketday' ) }
						value={ String( attributes.productListLayout ) }
						options={ layouts }
						onChange={ ( layout ) =>
							setAttributes( {
								productListLayout: Number( layout ),
							} )
						}
						__next40pxDefaultSize
					/>
					{ switches.map( ( [ name, label ] ) => (
						<ToggleControl
							key={ name }
							label={ label }
							checked={ attributes[ name ] === true }
							onChange={ ( isOn ) =>
								setAttributes( { [ name ]: isOn } )
							}
						/>
					) ) }
					{ texts.map( ( [ name, label ] ) => (
						<TextControl
							key={ name }
							label={ label }
							value={ attributes[ name ] }
							onChange={ ( text ) =>
								setAttributes( { [ name ]: text } )
							}
							__next40pxDefaultSize
						/>
					) ) }
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/product-search"
				attributes={ attributes }
			/>
		</>
	);
}
