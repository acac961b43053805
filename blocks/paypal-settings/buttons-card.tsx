import {
	Card,
	CardBody,
	CardHeader,
	CheckboxControl,
	SelectControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { choices, places } from './choices';
import type { PayPalSettings } from './state';
import type { Settings } from './use-settings';

const looks = () =>
	[
		{ name: 'color', label: __( 'Colour', 'marketday' ) },
		{ name: 'shape', label: __( 'Shape', 'marketday' ) },
		{ name: 'label', label: __( 'Label', 'marketday' ) },
		{ name: 'layout', label: __( 'Multiple buttons', 'marketday' ) },
		{ name: 'sdk', label: __( 'PayPal script', 'marketday' ) },
	] as const;

/** PayPal's name, of two colours, in every language. */
const MARK = [ 'Pay', 'Pal' ];

/** The buttons as a shopper sees them. */
function Preview( { color, shape, label }: PayPalSettings ) {
	const [ before = '' ] = (
		choices().label.find( ( { value } ) => value === label )?.label ?? ''
	).split( 'PayPal' );
	return (
		<div
			className={ `marketday-paypal marketday-paypal--cart is-${ color } is-${ shape }` }
			aria-hidden="true"
		>
			<span className="marketday-paypal__button">
				{ before }
				<span className="marketday-paypal__mark">
					{ MARK.map( ( part ) => (
						<i key={ part }>{ part }</i>
					) ) }
				</span>
			</span>
		</div>
	);
}

/** Settings of where buttons stand and how they look. */
export function ButtonsCard( { settings, change }: Settings ) {
	const words = choices();
	return (
		<Card>
			<CardHeader>
				<h2>{ __( 'Buttons', 'marketday' ) }</h2>
			</CardHeader>
			<CardBody>
				<fieldset>
					<legend>{ __( 'Button positions', 'marketday' ) }</legend>
					{ places().map( ( { value, label } ) => (
						<CheckboxControl
							key={ value }
							__nextHasNoMarginBottom
							label={ label }
							checked={ settings.places.includes( value ) }
							onChange={ ( isOn ) =>
								change( {
									places: isOn
										? [ ...settings.places, value ]
										: settings.places.filter(
												( place ) => place !== value
										  ),
								} )
							}
						/>
					) ) }
				</fieldset>
				{ looks().map( ( { name, label } ) => (
					<SelectControl
						key={ name }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						value={ settings[ name ] }
						options={ words[ name ] }
						onChange={ ( value ) => change( { [ name ]: value } ) }
					/>
				) ) }
				<Preview { ...settings } />
			</CardBody>
		</Card>
	);
}
