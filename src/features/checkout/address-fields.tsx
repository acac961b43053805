import { __, type Address, type AddressKind } from '@marketday/kernel';
import type {
	SelectedAddress,
	ServerAddressProvider,
} from '@marketday/kernel/address-search';
import { Field } from '@marketday/ui';

import { AddressLine } from './address-line';
import type { AddressField } from './checkout-props';
import { Fold } from './fold';
import type { FieldErrors } from './validate-form';

export interface AddressFieldsProps {
	kind: AddressKind;
	fields: readonly AddressField[];
	address: Address;
	countries: Readonly< Record< string, string > >;
	errors: FieldErrors;
	/** Providers of addresses; [] also while scripts are not alive yet. */
	providers: readonly ServerAddressProvider[];
	onChange: ( name: keyof Address, value: string ) => void;
	onLeave: ( name: keyof Address ) => void;
	onSelect: ( address: SelectedAddress ) => void;
}

/** The fields of one address, in the order and with the words of its country; those that most leave empty are folded. */
export function AddressFields( {
	kind,
	fields,
	address,
	countries,
	errors,
	providers,
	onChange,
	onLeave,
	onSelect,
}: AddressFieldsProps ) {
	const optional = __( '(optional)', 'marketday' );
	const draw = ( field: AddressField ) => {
		const { name, label, required, type, options } = field;
		const error = errors[ `${ kind }_${ name }` ] ?? '';
		const place = `marketday-address__field--${ name }`;
		const props = {
			id: `${ kind }_${ name }`,
			className: required ? place : undefined,
			label,
			value: address[ name ],
			type,
			isRequired: required,
			isEnforced: kind === 'billing',
			autoComplete: field.autocomplete,
			options: name === 'country' ? countries : options,
			...( type === 'select' && {
				emptyOption: __( 'Select', 'marketday' ),
			} ),
			error,
			onChange: ( value: string ) => onChange( name, value ),
			onBlur: () => onLeave( name ),
		};
		// From the first drawing on: another element later would take the focus and what is typed meanwhile.
		if ( name === 'address_1' && ( required || providers.length > 0 ) ) {
			return (
				<AddressLine
					key={ name }
					{ ...props }
					{ ...{ kind, providers, onSelect } }
					country={ address.country }
				/>
			);
		}
		return required ? (
			<Field key={ name } { ...props } />
		) : (
			<Fold
				key={ name }
				className={ place }
				label={ label }
				hint={ optional }
				isWanted={ address[ name ] !== '' || error !== '' }
			>
				<Field { ...props } />
			</Fold>
		);
	};
	return (
		<div className="marketday-address__fields">
			{ fields.filter( ( { hidden } ) => ! hidden ).map( draw ) }
		</div>
	);
}
