/** Told to a block that is about to be replaced; one that takes over its change itself prevents the replacement. */
export interface BlockSwap {
	/** The block as it is to be. */
	readonly next: HTMLElement;
}

function parse( html: string ): HTMLElement | null {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const { firstElementChild } = template.content;
	return firstElementChild instanceof HTMLElement ? firstElementChild : null;
}

/** Puts a block's new content in its place; what had the focus keeps it where it is still there. */
export function swap( blockId: string, content: string ): void {
	const block = document.querySelector< HTMLElement >(
		`[data-block-name][data-block-id="${ CSS.escape( blockId ) }"]`
	);
	const next = parse( content );
	if ( ! block || ! next ) {
		return;
	}
	const isFree = block.dispatchEvent(
		new CustomEvent< BlockSwap >( 'marketday_swap', {
			bubbles: true,
			cancelable: true,
			detail: { next },
		} )
	);
	if ( ! isFree ) {
		return;
	}
	const { activeElement } = document;
	const focus =
		activeElement && block.contains( activeElement )
			? activeElement.id
			: '';
	block.replaceWith( next );
	if ( focus ) {
		document.getElementById( focus )?.focus( { preventScroll: true } );
	}
}
