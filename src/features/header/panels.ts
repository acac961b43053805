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

function press( button: Element, event: Event ): void {
	const dialog = dialogOf( button );
	if ( ! dialog ) {
		return;
	}
	event.preventDefault();
	if ( dialog.open ) {
		dialog.close();
	} else if ( ! button.hasAttribute( 'popovertargetaction' ) ) {
		// A popover leaves the page behind it alive; a dialog keeps the focus within.
		dialog.removeAttribute( 'popover' );
		dialog.showModal();
		focusIn( dialog );
	}
}

/**
 * Makes of the popovers of the header's panels dialogs: the page behind them rests, Escape closes and gives the focus back, as does a press
 * beside them, and so does a link to a place of the same page. How they slide, in 300 ms, is the style sheet's.
 */
export function enhancePanels(): void {
	document.addEventListener( 'click', ( event ) => {
		const { target } = event;
		if ( ! ( target instanceof Element ) ) {
			return;
		}
		const button = target.closest( 'button[popovertarget]' );
		if ( button ) {
			press( button, event );
			return;
		}
		const dialog = target.closest< HTMLDialogElement >(
			'dialog.marketday-panel'
		);
		if (
			dialog?.open &&
			( target === dialog || target.closest( 'a[href*="#"]' ) )
		) {
			dialog.close();
		}
	} );
}
