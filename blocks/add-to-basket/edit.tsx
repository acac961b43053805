import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, ProductBlockEdit, Switches } from '../_shared/editor';

const switches = [
	{ name: 'showBuyNow', label: __( 'Buy now button', 'marketday' ) },
	{
		name: 'showStickyBar',
		label: __( 'Sticky bar on product pages', 'marketday' ),
	},
] as const;

type Attributes = { productId: number; stickyBarAfter: number } & Record<
	( typeof switches )[ number ][ 'name' ],
	boolean
> &
	Record< string, unknown >;

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	return (
		<ProductBlockEdit
			{ ...props }
			block="marketday/add-to-basket"
			icon="plus-alt"
			label={ __( 'Add to basket', 'marketday' ) }
		>
			<InspectorControls>
				<PanelBody title={ __( 'Show', 'marketday' ) }>
					<Switches { ...{ switches, attributes, setAttributes } } />
					{ attributes.showStickyBar && (
						<TextControl
							type="number"
							min={ 0 }
							label={ __(
								'Pixels scrolled before the bar appears',
								'marketday'
							) }
							value={ String( attributes.stickyBarAfter ) }
							onChange={ ( value ) =>
								setAttributes( {
									stickyBarAfter: Math.max(
										0,
										parseInt( value, 10 ) || 0
									),
								} )
							}
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
					) }
				</PanelBody>
			</InspectorControls>
		</ProductBlockEdit>
	);
}
