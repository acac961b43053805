import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

import { BasketPage } from '@marketday/features/basket';

import { type EditProps, SampleShop, SwitchesPanel } from '../_shared/editor';

const switches = [
	{
		name: 'showCoupon',
		label: __( 'Coupon section', 'marketday' ),
		help: __(
			'Shoppers without a coupon look for one when they see the field; it starts closed.',
			'marketday'
		),
	},
	{
		name: 'showFreeDelivery',
		label: __( 'How far it is to free delivery', 'marketday' ),
		help: __(
			'Shown where the delivery zone of a shopper has free delivery from an amount.',
			'marketday'
		),
	},
	{
		name: 'showCrossSells',
		label: __( 'What goes well with the basket', 'marketday' ),
		help: __(
			'The cross-sells of the products in it, without those that are sold out.',
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
