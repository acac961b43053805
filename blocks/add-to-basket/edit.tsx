import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	ProductChoice,
	ProductPanel,
	ServerPreview,
	Switches,
	useLacksProduct,
} from '../_shared/editor';

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

export function Edit( {
	attributes,
	setAttributes,
	context,
}: EditProps< Attributes > ) {
	const { productId } = attributes;
	const isMissing = useLacksProduct( context ) && productId === 0;
	const choose = ( id: number ) => setAttributes( { productId: id } );
	return (
		<>
			<ProductPanel productId={ productId } onChange={ choose } />
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
			{ isMissing ? (
				<ProductChoice
					icon="plus-alt"
					label={ __( 'Add to basket', 'marketday' ) }
					onChange={ choose }
				/>
			) : (
				<ServerPreview
					block="marketday/add-to-basket"
					attributes={ attributes }
				/>
			) }
		</>
	);
}
