import { foldText } from '@marketday/kernel/text';

/** Leaves the rows in which a text stands. */
export function searchRows( field: HTMLInputElement ): void {
	const text = foldText( field.value.trim() );
	field.form?.querySelectorAll( 'tbody tr' ).forEach( ( row ) => {
		row.toggleAttribute(
			'hidden',
			! foldText( row.textContent ?? '' ).includes( text )
		);
	} );
}
