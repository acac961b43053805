import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { BasketPage } from '@marketday/features/basket';
import { MarketdayProvider } from '@marketday/kernel';

import { sampleBasket, sampleShop } from '../_shared/editor';

interface EditProps {
	attributes: { showCoupon: boolean };
	setAttributes: ( changes: { showCoupon: boolean } ) => void;
}

export function Edit( { attributes, setAttributes }: EditProps ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Basket', 'marketday' ) }>
					<ToggleControl
						label={ __( 'Coupon section', 'marketday' ) }
						help={ __(
							'Shoppers without a coupon look for one when they see the field; it starts closed.',
							'marketday'
						) }
						checked={ attributes.showCoupon }
						onChange={ ( showCoupon ) =>
							setAttributes( { showCoupon } )
						}
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() } { ...{ inert: '' } }>
				<MarketdayProvider shop={ sampleShop }>
					<BasketPage
						basket={ sampleBasket }
						notices={ [] }
						formUrl="#"
						nonce=""
						shopUrl="#"
						checkoutUrl="#"
						{ ...attributes }
					/>
				</MarketdayProvider>
			</div>
		</>
	);
}
