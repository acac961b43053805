import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import { BasketPage } from '@marketday/features/basket';

import { type EditProps, SampleShop, SwitchesPanel } from '../_shared/editor';

const switches = [
	{
		name: 'showCoupon',
		label: __( 'Coupon section', 'marketday' ),
		help: __(
			'An open field sends shoppers off to look for a coupon, so it starts closed.',
			'marketday'
		),
	},
	{
		name: 'showFreeDelivery',
		label: __( 'Progress to free delivery', 'marketday' ),
		help: __(
			'Shown if the shopper’s delivery zone has free delivery above an amount.',
			'marketday'
		),
	},
	{
		name: 'showCrossSells',
		label: __( 'Goes well with your basket', 'marketday' ),
		help: __(
			'Cross-sells of the products in the basket, except any that are sold out.',
			'marketday'
		),
	},
] as const;

type Attributes = Record< ( typeof switches )[ number ][ 'name' ], boolean >;

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<SwitchesPanel
					title={ __( 'Basket', 'marketday' ) }
					switches={ switches }
					{ ...{ attributes, setAttributes } }
				/>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<div { ...{ inert: '' } }>
					<SampleShop>
						{ ( basket ) => (
							<BasketPage
								basket={ basket }
								notices={ [] }
								formUrl="#"
								nonce=""
								shopUrl="#"
								checkoutUrl="#"
								{ ...attributes }
							/>
						) }
					</SampleShop>
				</div>
			</div>
		</>
	);
}
