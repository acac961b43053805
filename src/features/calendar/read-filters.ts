import type { FilterField, FilterForm } from './calendar-model';
import { allOf, textOf } from './markup';
import { readWay } from './read-events';

/** Reads what the server drew of it, not what a visitor has typed or chosen since. */
function readField( field: HTMLElement ): FilterField {
	const control = field.querySelector< HTMLInputElement | HTMLSelectElement >(
		'input, select'
	);
	const options =
		control instanceof HTMLSelectElement ? [ ...control.options ] : [];
	const chosen =
		options.find( ( { defaultSelected } ) => defaultSelected ) ??
		options[ 0 ];
	return {
		name: control?.name ?? '',
		label: textOf( field, 'label' ),
		value: chosen?.value ?? control?.getAttribute( 'value' ) ?? '',
		options: options.map( ( { value, text } ) => ( {
			value,
			label: text,
		} ) ),
	};
}

export function readFilters( details: HTMLElement | null ): FilterForm | null {
	const hidden = allOf( details, 'input[type="hidden"]' ).map(
		( input ) =>
			[
				input.getAttribute( 'name' ) ?? '',
				input.getAttribute( 'value' ) ?? '',
			] as const
	);
	return (
		details && {
			isOpen: details.hasAttribute( 'open' ),
			action:
				details.querySelector( 'form' )?.getAttribute( 'action' ) ?? '',
			kept: hidden.filter( ( [ name ] ) => name !== 'ltype' ),
			fields: allOf( details, '.marketday-field' ).map( readField ),
			hasPlaces: hidden.some( ( [ name ] ) => name === 'ltype' ),
			clear: readWay( details.querySelector( '[data-calendar-way]' ) ),
		}
	);
}
