import { __ } from '@marketday/kernel';

import { part } from './filter-host';

const dialogIn = ( filter: HTMLElement ) => filter.querySelector( 'dialog' );

function closeButton( close: () => void ): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'marketday-dialog__close';
	button.setAttribute( 'aria-label', __( 'Close', 'marketday' ) );
	button.textContent = '×';
	button.addEventListener( 'click', close );
	return button;
}

function heading( text: string ): HTMLElement {
	const title = document.createElement( 'h2' );
	title.className = 'marketday-dialog__title';
	title.textContent = text;
	return title;
}

function isOutside( { clientX, clientY }: MouseEvent, box: DOMRect ): boolean {
	return (
		clientX < box.left ||
		clientX > box.right ||
		clientY < box.top ||
		clientY > box.bottom
	);
}

/** On small screens: the one form of the filter moves into a modal dialog while it is open, and back when it closes. */
export function openDialog( filter: HTMLElement, opener: HTMLElement ): void {
	const panel = filter.querySelector< HTMLElement >(
		'.marketday-product-filter__panel'
	);
	if ( ! panel || dialogIn( filter ) ) {
		return;
	}
	const dialog = document.createElement( 'dialog' );
	const header = document.createElement( 'div' );
	const title = opener.querySelector( 'span' )?.textContent ?? '';
	const total = part( panel, 'total' );
	dialog.className =
		'marketday-dialog marketday-dialog--drawer marketday-product-filter__dialog';
	dialog.setAttribute( 'aria-label', title );
	header.className = 'marketday-dialog__header';
	header.append(
		heading( title ),
		closeButton( () => dialog.close() )
	);
	panel.before( dialog );
	dialog.append( header, panel );
	// What is said outside of an open dialog is not heard.
	total?.setAttribute( 'aria-live', 'polite' );
	dialog.addEventListener( 'click', ( event ) => {
		if (
			event.target === dialog &&
			isOutside( event, dialog.getBoundingClientRect() )
		) {
			dialog.close();
		}
	} );
	dialog.addEventListener( 'close', () => {
		total?.removeAttribute( 'aria-live' );
		dialog.replaceWith( panel );
		opener.focus();
	} );
	dialog.showModal();
}

export const closeDialog = ( filter: HTMLElement ): void =>
	dialogIn( filter )?.close();
