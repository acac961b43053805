const TOGGLE = '.marketday-shop-sidebar__toggle';

/** The button opens and closes the sidebar it stands in; a listing beside it takes the room. */
document.addEventListener( 'click', ( { target } ) => {
	const toggle =
		target instanceof Element
			? target.closest< HTMLElement >( TOGGLE )
			: null;
	const sidebar = toggle?.closest( '.marketday-shop-sidebar' );
	if ( ! toggle || ! sidebar ) {
		return;
	}
	const isOpen = toggle.getAttribute( 'aria-expanded' ) !== 'true';
	toggle.setAttribute( 'aria-expanded', String( isOpen ) );
	sidebar.classList.toggle( 'is-closed', ! isOpen );
	const words = isOpen ? toggle.dataset.closes : toggle.dataset.opens;
	if ( words ) {
		toggle.textContent = words;
	}
} );
