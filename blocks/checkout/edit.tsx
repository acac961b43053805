import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { CheckoutPage } from '@marketday/features/checkout';
import { MarketdayProvider } from '@marketday/kernel';

import { sampleShop } from '../_shared/editor';
import { sampleProps } from './sample-props';

interface Attributes {
	showCoupon: boolean;
	showNote: boolean;
}

interface EditProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}

export function Edit( { attributes, setAttributes }: EditProps ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Checkout', 'marketday' ) }>
					<ToggleControl
						label={ __( 'Coupon section', 'marketday' ) }
						checked={ attributes.showCoupon }
						onChange={ ( showCoupon ) =>
							setAttributes( { showCoupon } )
						}
						__nextHasNoMarginBottom
					/>
					<ToggleControl
						label={ __( 'Note about the order', 'marketday' ) }
						checked={ attributes.showNote }
						onChange={ ( showNote ) =>
							setAttributes( { showNote } )
						}
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() } { ...{ inert: '' } }>
				<MarketdayProvider shop={ sampleShop }>
					<CheckoutPage { ...sampleProps } { ...attributes } />
				</MarketdayProvider>
			</div>
		</>
	);
}
