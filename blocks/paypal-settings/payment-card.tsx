import {
	Card,
	CardBody,
	CardHeader,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { choices } from './choices';
import type { Settings } from './use-settings';

const switches = () =>
	[
		{ name: 'pay_later', label: __( 'Offer Pay Later', 'marketday' ) },
		{
			name: 'wallet',
			label: __( 'Offer Venmo where available', 'marketday' ),
		},
		{
			name: 'cards',
			label: __( 'Offer cards in PayPal’s window', 'marketday' ),
		},
		{
			name: 'final_review',
			label: __(
				'Show the checkout again after express payments',
				'marketday'
			),
		},
		{
			name: 'early_check',
			label: __(
				'Check the checkout form before PayPal opens',
				'marketday'
			),
		},
		{
			name: 'vaulting',
			label: __(
				'Let customers save PayPal for later payments',
				'marketday'
			),
		},
	] as const;

/** Settings of how money is taken. */
export function PaymentCard( {
	settings,
	state: { prefix },
	change,
}: Settings ) {
	const words = choices();
	return (
		<Card>
			<CardHeader>
				<h2>{ __( 'Payment', 'marketday' ) }</h2>
			</CardHeader>
			<CardBody>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'When to take payment', 'marketday' ) }
					value={ settings.intent }
					options={ words.intent }
					onChange={ ( intent ) => change( { intent } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( '3-D Secure for cards', 'marketday' ) }
					value={ settings.contingency }
					options={ words.contingency }
					onChange={ ( contingency ) => change( { contingency } ) }
				/>
				{ switches().map( ( { name, label } ) => (
					<ToggleControl
						key={ name }
						__nextHasNoMarginBottom
						label={ label }
						checked={ settings[ name ] }
						onChange={ ( isOn ) => change( { [ name ]: isOn } ) }
					/>
				) ) }
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __(
						'Text on card statements, up to 22 characters',
						'marketday'
					) }
					maxLength={ 22 }
					value={ settings.statement }
					onChange={ ( statement ) => change( { statement } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __(
						'Invoice prefix, different for each shop on the same PayPal account',
						'marketday'
					) }
					maxLength={ 20 }
					placeholder={ prefix }
					value={ settings.prefix }
					onChange={ ( text ) => change( { prefix: text } ) }
				/>
			</CardBody>
		</Card>
	);
}
