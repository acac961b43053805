/** Told to a block that is about to change; one that takes over its change itself prevents the replacement. */
export interface BlockSwap {
	/** The block as it is to be. */
	readonly next?: HTMLElement;
	/** Data from which an island that is alive draws its next state (`fromMarkup`), in the place of markup. */
	readonly data?: unknown;
}

/** A block in an answer: its markup, or what its island draws it from. */
export interface BlockResponse {
	readonly blockId: string;
	readonly content?: string;
	readonly data?: unknown;
}

function parse( html: string ): HTMLElement | null {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const { firstElementChild } = template.content;
	return firstElementChild instanceof HTMLElement ? firstElementChild : null;
}

/** Puts a block's next state in its place; what had the focus keeps it where it is still there. */
export function swap( { blockId, content = '', data }: BlockResponse ): void {
	const block = document.querySelector< HTMLElement >(
		`[data-block-name][data-block-id="${ CSS.escape( blockId ) }"]`
	);
	const next = parse( content );
	if ( ! block || ! ( next || data ) ) {
		return;
	}
	const isFree = block.dispatchEvent(
		new CustomEvent< BlockSwap >( 'marketday_swap', {
			bubbles: true,
			cancelable: true,
			detail: next ? { next } : { data },
		} )
	);
	if ( ! isFree || ! next ) {
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
