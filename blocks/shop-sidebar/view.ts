import { behaviour } from '@marketday/behaviour';

/** The button opens and closes the sidebar it stands in; a listing beside it takes the room. */
behaviour( '.marketday-shop-sidebar__toggle', {
	press: ( toggle ) => {
		const isOpen = toggle.getAttribute( 'aria-expanded' ) !== 'true';
		toggle.setAttribute( 'aria-expanded', String( isOpen ) );
		toggle
			.closest( '.marketday-shop-sidebar' )
			?.classList.toggle( 'is-closed', ! isOpen );
		const words = isOpen ? toggle.dataset.closes : toggle.dataset.opens;
		if ( words ) {
			toggle.textContent = words;
		}
	},
} );
