import { __ } from '@marketday/kernel';

import { part } from './filter-host';
import { make } from './make';

const dialogIn = ( filter: HTMLElement ) => filter.querySelector( 'dialog' );

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
	const title = opener.querySelector( 'span' )?.textContent ?? '';
	const total = part( panel, 'total' );
	const dialog = make( 'dialog', {
		className:
			'marketday-dialog marketday-dialog--drawer marketday-product-filter__dialog',
		ariaLabel: title,
	} );
	const header = make( 'div', { className: 'marketday-dialog__header' } );
	header.append(
		make( 'h2', {
			className: 'marketday-dialog__title',
			textContent: title,
		} ),
		make( 'button', {
			type: 'button',
			className: 'marketday-dialog__close',
			ariaLabel: __( 'Close', 'marketday' ),
			textContent: '×',
			onclick: () => dialog.close(),
		} )
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
