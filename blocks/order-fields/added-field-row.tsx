import {
	Button,
	Card,
	CardBody,
	CheckboxControl,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { type AddedField, choicesOf } from './field-settings';

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

export interface AddedFieldRowProps {
	field: AddedField;
	isFirst: boolean;
	isLast: boolean;
	onChange: ( changes: Partial< AddedField > ) => void;
	onMove: ( step: 1 | -1 ) => void;
	onRemove: () => void;
}

/** The buttons of one field; each says which field it is about. */
function Actions( {
	field,
	isFirst,
	isLast,
	onMove,
	onRemove,
}: AddedFieldRowProps ) {
	const name = field.label || __( 'New field', 'marketday' );
	return (
		<div className="marketday-order-fields__actions">
			<Button
				icon="arrow-up-alt2"
				disabled={ isFirst }
				accessibleWhenDisabled
				label={ sprintf(
					/* translators: %s: label of a field */
					__( 'Move up: %s', 'marketday' ),
					name
				) }
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				icon="arrow-down-alt2"
				disabled={ isLast }
				accessibleWhenDisabled
				label={ sprintf(
					/* translators: %s: label of a field */
					__( 'Move down: %s', 'marketday' ),
					name
				) }
				onClick={ () => onMove( 1 ) }
			/>
			<Button
				icon="trash"
				isDestructive
				label={ sprintf(
					/* translators: %s: label of a field */
					__( 'Remove: %s', 'marketday' ),
					name
				) }
				onClick={ onRemove }
			/>
		</div>
	);
}

/** The choices of a select, one a line; what is typed stays as it is typed. */
function Choices( {
	options,
	onChange,
}: {
	options: readonly string[];
	onChange: ( options: readonly string[] ) => void;
} ) {
	const [ text, setText ] = useState( options.join( '\n' ) );
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			className="marketday-order-fields__choices"
			label={ __( 'Options, one per line', 'marketday' ) }
			value={ text }
			rows={ 4 }
			onChange={ ( typed ) => {
				setText( typed );
				onChange( choicesOf( typed ) );
			} }
		/>
	);
}

/** One field of the shop's own. */
export function AddedFieldRow( props: AddedFieldRowProps ) {
	const { field, onChange } = props;
	return (
		<Card size="small">
			<CardBody className="marketday-order-fields__row">
				<TextControl
					{ ...modern }
					label={ __( 'Label', 'marketday' ) }
					value={ field.label }
					onChange={ ( label ) => onChange( { label } ) }
				/>
				<SelectControl
					{ ...modern }
					label={ __( 'Type', 'marketday' ) }
					value={ field.type }
					options={ [
						{
							value: 'text',
							label: __( 'Single line', 'marketday' ),
						},
						{
							value: 'textarea',
							label: __( 'Several lines', 'marketday' ),
						},
						{ value: 'select', label: __( 'Choice', 'marketday' ) },
						{
							value: 'checkbox',
							label: __( 'Checkbox', 'marketday' ),
						},
					] }
					onChange={ ( type ) =>
						onChange( { type: type as AddedField[ 'type' ] } )
					}
				/>
				<SelectControl
					{ ...modern }
					label={ __( 'Position', 'marketday' ) }
					value={ field.place }
					options={ [
						{
							value: 'order',
							label: __( 'With the note', 'marketday' ),
						},
						{
							value: 'contact',
							label: __( 'With the email address', 'marketday' ),
						},
					] }
					onChange={ ( place ) =>
						onChange( { place: place as AddedField[ 'place' ] } )
					}
				/>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Required', 'marketday' ) }
					checked={ field.required }
					onChange={ ( required ) => onChange( { required } ) }
				/>
				<Actions { ...props } />
				{ field.type === 'select' && (
					<Choices
						options={ field.options }
						onChange={ ( options ) => onChange( { options } ) }
					/>
				) }
			</CardBody>
		</Card>
	);
}
