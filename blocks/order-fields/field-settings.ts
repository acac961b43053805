/** The data that the screen edits: `FieldSettings` in php/Buying/OrderFields. */
export interface AddedField {
	/** '' until it is saved for the first time. */
	readonly id: string;
	readonly label: string;
	readonly type: 'text' | 'textarea' | 'select' | 'checkbox';
	readonly required: boolean;
	/** Section of the form: beside the e-mail address, or beside the note. */
	readonly place: 'contact' | 'order';
	/** Choices of a select. */
	readonly options: readonly string[];
}

export type FieldState = 'hidden' | 'optional' | 'required';

export interface FieldSettings {
	readonly added: readonly AddedField[];
	/** States of the fields of addresses that may be left out, by name. */
	readonly states: Readonly< Record< string, FieldState > >;
	/** Names of the fields of addresses; [] for each country's own order. */
	readonly order: readonly string[];
}

/** The list with one entry a place further up or down; as it was where there is no such place. */
export function moveItem< Item >(
	list: readonly Item[],
	index: number,
	step: 1 | -1
): readonly Item[] {
	const to = index + step;
	const entry = list[ index ];
	if ( entry === undefined || to < 0 || to >= list.length ) {
		return list;
	}
	const others = list.filter( ( _, place ) => place !== index );
	return [ ...others.slice( 0, to ), entry, ...others.slice( to ) ];
}

/** One choice a line. */
export const choicesOf = ( text: string ): readonly string[] =>
	text
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => line !== '' );
