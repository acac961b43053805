import { behaviour } from '@marketday/behaviour';

const dialogOf = ( button: Element ) => {
	const dialog = document.getElementById(
		button.getAttribute( 'popovertarget' ) ?? ''
	);
	return dialog instanceof HTMLDialogElement &&
		dialog.matches( '.marketday-panel' )
		? dialog
		: null;
};

/** The search is opened to type in, the menu to read. */
const focusIn = ( dialog: HTMLDialogElement ) =>
	document
		.querySelector< HTMLElement >(
			`#${ dialog.id }.is-top :is(input[type=search],input[type=text])`
		)
		?.focus();

function press( button: HTMLElement ): boolean {
	const dialog = dialogOf( button );
	if ( dialog?.open ) {
		dialog.close();
	} else if ( dialog && ! button.hasAttribute( 'popovertargetaction' ) ) {
		// A popover leaves the page behind it alive; a dialog keeps the focus within.
		dialog.removeAttribute( 'popover' );
		dialog.showModal();
		focusIn( dialog );
	}
	return !! dialog;
}

/**
 * Makes of the popovers of the header's panels dialogs: the page behind them rests, Escape closes and gives the focus back, as does a press
 * beside them, and so does a link to a place of the same page. How they slide, in 300 ms, is the style sheet's.
 */
export function enhancePanels(): void {
	behaviour( 'button[popovertarget]', { press } );
	behaviour< HTMLDialogElement >( 'dialog.marketday-panel', {
		on: {
			click: ( dialog, { target } ) => {
				if (
					dialog.open &&
					( target === dialog ||
						( target as Element ).closest( 'a[href*="#"]' ) )
				) {
					dialog.close();
				}
			},
		},
	} );
}
