import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import { CheckoutPage } from '@marketday/features/checkout';

import { type EditProps, SampleShop, SwitchesPanel } from '../_shared/editor';
import { type CheckoutOffer, samplePropsOf } from './sample-props';

const switches = [
	{ name: 'showCoupon', label: __( 'Coupon section', 'marketday' ) },
	{ name: 'showNote', label: __( 'Order notes', 'marketday' ) },
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
			<div { ...useBlockProps() }>
				<div { ...{ inert: '' } }>
					<SampleShop< CheckoutOffer >>
						{ ( basket, offer ) => (
							<CheckoutPage
								{ ...samplePropsOf( offer ) }
								basket={ basket }
								{ ...attributes }
							/>
						) }
					</SampleShop>
				</div>
			</div>
		</>
	);
}
