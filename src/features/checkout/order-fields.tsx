import { __ } from '@marketday/kernel';
import { Field } from '@marketday/ui';

import { Checkbox } from './checkbox';
import type { OrderField } from './checkout-props';
import { Fold } from './fold';
import type { FieldErrors } from './validate-form';

export interface OrderFieldsProps {
	fields: readonly OrderField[];
	place: OrderField[ 'place' ];
	/** Values by the field's id. */
	values: Readonly< Record< string, string > >;
	errors: FieldErrors;
	onChange: ( id: string, value: string ) => void;
}

function OneField( {
	field: { id, label, type, required, options },
	value,
	error,
	onChange,
}: {
	field: OrderField;
	value: string;
	error: string;
	onChange: ( value: string ) => void;
} ) {
	if ( type === 'checkbox' ) {
		return (
			<p className="marketday-checkout__box">
				<Checkbox
					id={ id }
					isChecked={ value === '1' }
					error={ error }
					onChange={ ( isChecked ) =>
						onChange( isChecked ? '1' : '' )
					}
				>
					{ label }
				</Checkbox>
			</p>
		);
	}
	const control = (
		<Field
			id={ id }
			label={ label }
			value={ value }
			type={ type }
			isRequired={ required }
			options={ Object.fromEntries(
				options.map( ( option ) => [ option, option ] )
			) }
			emptyOption={ __( 'Select', 'marketday' ) }
			error={ error }
			onChange={ onChange }
		/>
	);
	return required ? (
		control
	) : (
		<Fold
			label={ label }
			hint={ __( '(optional)', 'marketday' ) }
			isWanted={ value !== '' || error !== '' }
		>
			{ control }
		</Fold>
	);
}

/** The fields that the shop adds, those of one place; optional ones are folded. */
export function OrderFields( {
	fields,
	place,
	values,
	errors,
	onChange,
}: OrderFieldsProps ) {
	return (
		<>
			{ fields
				.filter( ( field ) => field.place === place )
				.map( ( field ) => (
					<OneField
						key={ field.id }
						field={ field }
						value={ values[ field.id ] ?? '' }
						error={ errors[ field.id ] ?? '' }
						onChange={ ( value ) => onChange( field.id, value ) }
					/>
				) ) }
		</>
	);
}
