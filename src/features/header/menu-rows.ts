/** An entry of a menu with all below it: what opens on its own in the line is open in the list. */
export interface MenuRow {
	/** Place in its menu. */
	readonly place: number;
	readonly text: string;
	/** Attributes of the link as it stands in the line, without what WordPress's script adds to it; null for a word alone. */
	readonly link: Readonly< Record< string, string > > | null;
	readonly below: readonly MenuRow[];
}

const ATTRIBUTES = [ 'href', 'target', 'rel', 'aria-current' ];

const textOf = ( element: Element | null ) =>
	element?.textContent?.trim() ?? '';

function attributesOf( link: Element ): Record< string, string > {
	return Object.fromEntries(
		ATTRIBUTES.flatMap( ( name ) => {
			const value = link.getAttribute( name );
			return value === null ? [] : [ [ name, value ] ];
		} )
	);
}

function rowOf( entry: Element, place: number ): MenuRow {
	const link = entry.querySelector( ':scope > a' );
	const below = entry.querySelector( ':scope > ul' );
	return {
		place,
		text: textOf( link ?? entry.querySelector( 'button' ) ),
		link: link && attributesOf( link ),
		below: [ ...( below?.children ?? [] ) ].map( rowOf ),
	};
}

/** The entries of a line that found no room in it. */
export const rowsOf = ( line: Element | null, more: Element | null ) =>
	[ ...( line?.children ?? [] ) ]
		.map( ( entry, place ) => ( { entry, place } ) )
		.filter(
			( { entry } ) => entry !== more && entry.hasAttribute( 'hidden' )
		)
		.map( ( { entry, place } ) => rowOf( entry, place ) );
