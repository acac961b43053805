import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { AddedFieldRow } from './added-field-row';
import { type AddedField, moveItem } from './field-settings';

const A_FIELD: AddedField = {
	id: '',
	label: '',
	type: 'text',
	required: false,
	place: 'order',
	options: [],
};

/** The fields that shops add most. */
const presets = (): AddedField[] => [
	{
		...A_FIELD,
		label: __( 'Gift message', 'marketday' ),
		type: 'textarea',
	},
	{
		...A_FIELD,
		label: __( 'Delivery instructions', 'marketday' ),
		type: 'textarea',
	},
	{
		...A_FIELD,
		label: __( 'Gift wrap', 'marketday' ),
		type: 'checkbox',
	},
];

/** The fields that the shop adds, in their order. */
export function AddedFields( {
	fields,
	onChange,
}: {
	fields: readonly AddedField[];
	onChange: ( fields: readonly AddedField[] ) => void;
} ) {
	// A row keeps what is typed in it while rows move: each has a key of its own.
	const keys = useRef( new WeakMap< AddedField, number >() );
	const last = useRef( 0 );
	const keyOf = ( field: AddedField ) => {
		const key = keys.current.get( field ) ?? ++last.current;
		keys.current.set( field, key );
		return key;
	};
	const change = ( field: AddedField, changes: Partial< AddedField > ) => {
		const changed = { ...field, ...changes };
		keys.current.set( changed, keyOf( field ) );
		onChange(
			fields.map( ( other ) => ( other === field ? changed : other ) )
		);
	};
	const labels = fields.map( ( { label } ) => label );
	return (
		<section className="marketday-order-fields__section">
			<h2>{ __( 'Custom fields', 'marketday' ) }</h2>
			<p>
				{ __(
					'Shoppers see them at checkout, and they’re kept with the order and shown in its emails and on its pages. Optional fields stay folded until shoppers open them.',
					'marketday'
				) }
			</p>
			{ fields.map( ( field, index ) => (
				<AddedFieldRow
					key={ keyOf( field ) }
					field={ field }
					isFirst={ index === 0 }
					isLast={ index === fields.length - 1 }
					onChange={ ( changes ) => change( field, changes ) }
					onMove={ ( step ) =>
						onChange( moveItem( fields, index, step ) )
					}
					onRemove={ () =>
						onChange(
							fields.filter( ( other ) => other !== field )
						)
					}
				/>
			) ) }
			<div className="marketday-order-fields__add">
				<Button
					variant="secondary"
					onClick={ () => onChange( [ ...fields, { ...A_FIELD } ] ) }
				>
					{ __( 'Add field', 'marketday' ) }
				</Button>
				{ presets()
					.filter( ( { label } ) => ! labels.includes( label ) )
					.map( ( preset ) => (
						<Button
							key={ preset.label }
							variant="tertiary"
							onClick={ () => onChange( [ ...fields, preset ] ) }
						>
							{ preset.label }
						</Button>
					) ) }
			</div>
		</section>
	);
}
