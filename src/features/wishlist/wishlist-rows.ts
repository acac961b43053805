function parse( html: string ): Element[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.children ];
}

/** Puts the server's list into its place, or in that of the one before, and the focus where a shopper goes on. */
export function draw(
	place: HTMLElement,
	html: string,
	before?: HTMLElement
): void {
	const parts = parse( html );
	if ( ! before ) {
		place.replaceChildren( ...parts );
		return;
	}
	before.replaceWith( ...parts );
	place.querySelector< HTMLElement >( 'button, a[href]' )?.focus();
}

/**
 * Takes a product's row out of the list; the focus goes on to the row that follows, or the one before.
 *
 * @return False where it was the last: nothing is taken then.
 */
export function removeRow( form: HTMLElement, id: number ): boolean {
	const row = form.querySelector( `[data-id="${ id }"]` );
	const next = row?.nextElementSibling ?? row?.previousElementSibling;
	if ( ! next ) {
		return false;
	}
	const hadFocus = row?.contains( form.ownerDocument.activeElement );
	row?.remove();
	if ( hadFocus ) {
		next.querySelector< HTMLElement >( '[name="remove"]' )?.focus();
	}
	return true;
}
