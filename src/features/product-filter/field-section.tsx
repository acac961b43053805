import { __ } from '@marketday/kernel';

import type { FieldSection as Content } from './content';
import { setText } from './reduce-filter';
import { PAUSE } from './filter-props';
import type { FilterActions } from './use-filter';

interface FieldSectionProps {
	section: Content;
	actions: FilterActions;
}

/** Words, the order, or whether all or any of what is chosen counts: the views search, sorting and relation in php/Catalogue/ProductFilter. */
export function FieldSection( { section, actions }: FieldSectionProps ) {
	const { kind, id, heading, field, value, options } = section;
	const choose = ( text: string, pause?: number ) =>
		actions.choose( setText( section, text ), pause );
	if ( kind === 'search' ) {
		return (
			<div className="marketday-product-filter__search">
				<input
					type="search"
					className="marketday-field__control"
					id={ id }
					name={ field }
					value={ value }
					maxLength={ 200 }
					placeholder={ __( 'Search these products', 'marketday' ) }
					aria-label={ heading }
					onChange={ ( { target } ) => choose( target.value, PAUSE ) }
				/>
			</div>
		);
	}
	if ( kind === 'select-one' ) {
		return (
			<select
				className="marketday-field__control"
				id={ id }
				name={ field }
				aria-label={ heading }
				value={ value }
				onChange={ ( { target } ) => choose( target.value ) }
			>
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		);
	}
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari's lists without bullets are none.
		<ul role="list" className="marketday-product-filter__list">
			{ options.map( ( option ) => (
				<li key={ option.value }>
					<label>
						<input
							type="radio"
							name={ field }
							value={ option.value }
							checked={ option.value === value }
							onChange={ () => choose( option.value ) }
						/>
						{ option.label }
					</label>
				</li>
			) ) }
		</ul>
	);
}
