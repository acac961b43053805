/** The server's markup as elements. */
export function parse( html: string ): Element[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.children ];
}

/** Takes a product's column out; the focus goes on to the column that follows, or the one before. */
export function removeColumn( form: HTMLElement, id: number ): void {
	const cells = form.querySelectorAll( `[data-id="${ id }"]` );
	const [ head ] = cells;
	const next = head?.nextElementSibling ?? head?.previousElementSibling;
	const columns = form.querySelectorAll( 'thead tr > *' ).length - 2;
	cells.forEach( ( cell ) => cell.remove() );
	form.style.setProperty( '--marketday-compared', String( columns ) );
	next?.querySelector< HTMLElement >( '[name=remove]' )?.focus();
}

/** The table's products, from the first column to the last. */
export const columnsOf = ( form: HTMLElement ): number[] =>
	[ ...form.querySelectorAll< HTMLElement >( 'thead [data-id]' ) ].map(
		( { dataset } ) => Number( dataset.id )
	);

/** Puts the columns into this order. */
export function arrangeColumns(
	form: HTMLElement,
	ids: readonly number[]
): void {
	form.querySelectorAll( 'tr' ).forEach(
		( row ) =>
			row
				.querySelector( 'td, th' )
				?.after(
					...ids.flatMap( ( id ) => [
						...row.querySelectorAll( `[data-id="${ id }"]` ),
					] )
				)
	);
}
