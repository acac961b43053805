import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import {
	type FieldSettings,
	type FieldState,
	moveItem,
} from './field-settings';

const names = (): Record< string, string > => ( {
	email: __( 'Email address', 'marketday' ),
	first_name: __( 'First name', 'marketday' ),
	last_name: __( 'Last name', 'marketday' ),
	company: __( 'Company', 'marketday' ),
	country: __( 'Country / Region', 'marketday' ),
	address_1: __( 'Street address', 'marketday' ),
	address_2: __( 'Flat, suite, unit', 'marketday' ),
	city: __( 'Town / City', 'marketday' ),
	state: __( 'State / County', 'marketday' ),
	postcode: __( 'Postcode', 'marketday' ),
	phone: __( 'Phone', 'marketday' ),
} );

const states = (): { value: FieldState; label: string }[] => [
	{ value: 'hidden', label: __( 'Hidden', 'marketday' ) },
	{ value: 'optional', label: __( 'Optional', 'marketday' ) },
	{ value: 'required', label: __( 'Required', 'marketday' ) },
];

/** The fields of addresses: which are left out or required, and in which order they stand. */
export function AddressOrder( {
	settings,
	onChange,
}: {
	settings: FieldSettings;
	onChange: ( changes: Partial< FieldSettings > ) => void;
} ) {
	const labels = names();
	const order = [
		...settings.order,
		...Object.keys( labels ).filter(
			( name ) => ! settings.order.includes( name )
		),
	];
	const move = ( index: number, step: 1 | -1 ) =>
		onChange( { order: moveItem( order, index, step ) } );
	return (
		<section className="marketday-order-fields__section">
			<h2>{ __( 'Address fields', 'marketday' ) }</h2>
			<p>
				{ settings.order.length === 0
					? __(
							'In the usual order for each shopper’s country.',
							'marketday'
					  )
					: __( 'In your own order.', 'marketday' ) }
				{ settings.order.length > 0 && (
					<>
						{ ' ' }
						<Button
							variant="link"
							onClick={ () => onChange( { order: [] } ) }
						>
							{ __( 'Use each country’s order', 'marketday' ) }
						</Button>
					</>
				) }
			</p>
			<ol className="marketday-order-fields__list">
				{ order.map( ( name, index ) => {
					const label = labels[ name ] ?? name;
					const state = settings.states[ name ];
					return (
						<li key={ name }>
							<span>{ label }</span>
							{ state && (
								<SelectControl
									__nextHasNoMarginBottom
									__next40pxDefaultSize
									hideLabelFromVision
									label={ label }
									value={ state }
									options={ states() }
									onChange={ ( chosen ) =>
										onChange( {
											states: {
												...settings.states,
												[ name ]: chosen as FieldState,
											},
										} )
									}
								/>
							) }
							<Button
								icon="arrow-up-alt2"
								disabled={ index === 0 }
								accessibleWhenDisabled
								label={ sprintf(
									/* translators: %s: label of a field */
									__( 'Move up: %s', 'marketday' ),
									label
								) }
								onClick={ () => move( index, -1 ) }
							/>
							<Button
								icon="arrow-down-alt2"
								disabled={ index === order.length - 1 }
								accessibleWhenDisabled
								label={ sprintf(
									/* translators: %s: label of a field */
									__( 'Move down: %s', 'marketday' ),
									label
								) }
								onClick={ () => move( index, 1 ) }
							/>
						</li>
					);
				} ) }
			</ol>
		</section>
	);
}
