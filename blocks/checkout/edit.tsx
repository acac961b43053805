import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import { CheckoutPage } from '@marketday/features/checkout';
import { MarketdayProvider } from '@marketday/kernel';

import { type EditProps, sampleShop, SwitchesPanel } from '../_shared/editor';
import { sampleProps } from './sample-props';

const switches = [
	{ name: 'showCoupon', label: __( 'Coupon section', 'marketday' ) },
	{ name: 'showNote', label: __( 'Note about the order', 'marketday' ) },
] as const;

interface Attributes {
	showCoupon: boolean;
	showNote: boolean;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<SwitchesPanel
					title={ __( 'Checkout', 'marketday' ) }
					switches={ switches }
					{ ...{ attributes, setAttributes } }
				/>
			</InspectorControls>
			<div { ...useBlockProps() } { ...{ inert: '' } }>
				<MarketdayProvider shop={ sampleShop }>
					<CheckoutPage { ...sampleProps } { ...attributes } />
				</MarketdayProvider>
			</div>
		</>
	);
}
