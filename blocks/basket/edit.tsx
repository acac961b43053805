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
] as const;

export function Edit( {
	attributes,
	setAttributes,
}: EditProps< { showCoupon: boolean } > ) {
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
