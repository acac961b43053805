import { __ } from '@marketday/kernel';
import { type FormEvent, useState } from 'react';

import type { FilterField, FilterForm } from './calendar-model';
import { WayLink } from './way-link';

interface CalendarFiltersProps {
	id: string;
	form: FilterForm;
	onSubmit: ( form: HTMLFormElement ) => void;
}

/** Value that a visitor types or chooses, until an answer says something else of that field. */
function useFieldValue( value: string ) {
	const [ kept, keep ] = useState( { value, shown: value } );
	const isOther = kept.value !== value;
	if ( isOther ) {
		keep( { value, shown: value } );
	}
	return [
		isOther ? value : kept.shown,
		( shown: string ) => keep( { value, shown } ),
	] as const;
}

function Field( { id, field }: { id: string; field: FilterField } ) {
	const { name, label, value, options } = field;
	const [ shown, show ] = useFieldValue( value );
	const shared = {
		className: 'marketday-field__control',
		id: `${ id }-${ name }`,
		name,
		value: shown,
	};
	return (
		<p className="marketday-field">
			<label className="marketday-field__label" htmlFor={ shared.id }>
				{ label }
			</label>
			{ options.length > 0 ? (
				<select
					{ ...shared }
					onChange={ ( { target } ) => show( target.value ) }
				>
					{ options.map( ( option ) => (
						<option key={ option.value } value={ option.value }>
							{ option.label }
						</option>
					) ) }
				</select>
			) : (
				<input
					{ ...shared }
					type="search"
					maxLength={ 100 }
					onChange={ ( { target } ) => show( target.value ) }
				/>
			) }
		</p>
	);
}

/** The switchers of date, category, location, accessibility feature and search text. */
export function CalendarFilters( {
	id,
	form,
	onSubmit,
}: CalendarFiltersProps ) {
	const submit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		onSubmit( event.currentTarget );
	};
	return (
		<details
			className="marketday-events-calendar__filters"
			open={ form.isOpen }
		>
			<summary>{ __( 'Find events', 'marketday' ) }</summary>
			<form
				method="get"
				action={ form.action }
				role="search"
				aria-label={ __( 'Find events', 'marketday' ) }
				onSubmit={ submit }
			>
				{ form.kept.map( ( [ name, value ] ) => (
					<input
						key={ name }
						type="hidden"
						name={ name }
						value={ value }
					/>
				) ) }
				{ form.fields.map( ( field ) => (
					<Field key={ field.name } id={ id } field={ field } />
				) ) }
				{ form.hasPlaces && (
					<input type="hidden" name="ltype" value="id" />
				) }
				<p className="marketday-events-calendar__send">
					<button className="marketday-button" type="submit">
						{ __( 'Show events', 'marketday' ) }
					</button>
					{ form.clear && (
						<WayLink
							way={ form.clear }
							className="marketday-link"
						/>
					) }
				</p>
			</form>
		</details>
	);
}
