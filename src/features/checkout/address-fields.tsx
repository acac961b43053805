import { __, type Address, type AddressKind } from '@marketday/kernel';
import { Field } from '@marketday/ui';

import type { AddressField } from './checkout-props';
import type { FieldErrors } from './validate-form';

export interface AddressFieldsProps {
	kind: AddressKind;
	fields: readonly AddressField[];
	address: Address;
	countries: Readonly< Record< string, string > >;
	errors: FieldErrors;
	onChange: ( name: keyof Address, value: string ) => void;
	onLeave: ( name: keyof Address ) => void;
}

/** The fields of one address, in the order and with the words of its country. */
export function AddressFields( {
	kind,
	fields,
	address,
	countries,
	errors,
	onChange,
	onLeave,
}: AddressFieldsProps ) {
	return (
		<div className="marketday-address__fields">
			{ fields
				.filter( ( { hidden } ) => ! hidden )
				.map(
					( {
						name,
						label,
						required,
						autocomplete,
						type,
						options,
					} ) => (
						<Field
							key={ name }
							id={ `${ kind }_${ name }` }
							className={ `marketday-address__field--${ name }` }
							label={ label }
							value={ address[ name ] }
							type={ type }
							isRequired={ required }
							isEnforced={ kind === 'billing' }
							optionalText={ __( '(optional)', 'marketday' ) }
							autoComplete={ autocomplete }
							options={ name === 'country' ? countries : options }
							{ ...( type === 'select' && {
								emptyOption: __( 'Please choose', 'marketday' ),
							} ) }
							error={ errors[ `${ kind }_${ name }` ] ?? '' }
							onChange={ ( value ) => onChange( name, value ) }
							onBlur={ () => onLeave( name ) }
						/>
					)
				) }
		</div>
	);
}
