import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	IdPicker,
	ServerPreview,
	termsOf,
} from '../_shared/editor';

interface Attributes extends Record< string, unknown > {
	category: number;
	title: string;
	headingLevel: number;
}

const categories = termsOf( 'product_cat' );

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { category, title, headingLevel } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Products', 'marketday' ) }>
					<IdPicker
						label={ __( 'Category', 'marketday' ) }
						help={ __(
							'Leave blank to show the whole shop’s newest products.',
							'marketday'
						) }
						ids={ category > 0 ? [ category ] : [] }
						maximum={ 1 }
						{ ...categories }
						onChange={ ( [ id = 0 ] ) =>
							setAttributes( { category: id } )
						}
					/>
					<TextControl
						label={ __( 'Heading', 'marketday' ) }
						value={ title }
						placeholder={ __( 'Exclusive products', 'marketday' ) }
						onChange={ ( value ) =>
							setAttributes( { title: value } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<RangeControl
						label={ __( 'Heading level', 'marketday' ) }
						value={ headingLevel }
						min={ 2 }
						max={ 5 }
						onChange={ ( value ) =>
							setAttributes( { headingLevel: value ?? 2 } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/exclusive-products"
				attributes={ attributes }
			/>
		</>
	);
}
