import { __ } from '@wordpress/i18n';

interface Choice {
	value: string;
	label: string;
}

type Chosen =
	| 'intent'
	| 'sdk'
	| 'layout'
	| 'color'
	| 'shape'
	| 'label'
	| 'contingency';

/** Words of each choice, as `PayPalSettings::CHOICES` has them. */
export const choices = (): Record< Chosen, Choice[] > => ( {
	intent: [
		{
			value: 'capture',
			label: __( 'Take payment straight away', 'marketday' ),
		},
		{
			value: 'authorize',
			label: __(
				'Hold it, and take it when the order is processed',
				'marketday'
			),
		},
	],
	sdk: [
		{ value: 'v6', label: __( 'Current, version 6', 'marketday' ) },
		{ value: 'v5', label: __( 'Older, version 5', 'marketday' ) },
	],
	layout: [
		{ value: 'vertical', label: __( 'Stacked', 'marketday' ) },
		{ value: 'horizontal', label: __( 'Side by side', 'marketday' ) },
	],
	color: [
		{ value: 'gold', label: __( 'Gold', 'marketday' ) },
		{ value: 'blue', label: __( 'Blue', 'marketday' ) },
		{ value: 'silver', label: __( 'Silver', 'marketday' ) },
		{ value: 'white', label: __( 'White', 'marketday' ) },
		{ value: 'black', label: __( 'Black', 'marketday' ) },
	],
	shape: [
		{ value: 'pill', label: __( 'Rounded', 'marketday' ) },
		{ value: 'rect', label: __( 'Square', 'marketday' ) },
	],
	label: [
		{ value: 'paypal', label: __( 'PayPal', 'marketday' ) },
		{ value: 'checkout', label: __( 'Checkout with PayPal', 'marketday' ) },
		{ value: 'buynow', label: __( 'Buy now with PayPal', 'marketday' ) },
		{ value: 'pay', label: __( 'Pay with PayPal', 'marketday' ) },
	],
	contingency: [
		{
			value: 'SCA_WHEN_REQUIRED',
			label: __( 'When required', 'marketday' ),
		},
		{ value: 'SCA_ALWAYS', label: __( 'Always', 'marketday' ) },
		{ value: 'NO_3D_SECURE', label: __( 'Never', 'marketday' ) },
	],
} );

export const places = (): Choice[] => [
	{ value: 'product', label: __( 'Product', 'marketday' ) },
	{ value: 'mini-cart', label: __( 'Mini basket', 'marketday' ) },
	{ value: 'cart', label: __( 'Basket', 'marketday' ) },
	{ value: 'express', label: __( 'Above the checkout form', 'marketday' ) },
	{
		value: 'checkout',
		label: __( 'Above the Place order button', 'marketday' ),
	},
];
