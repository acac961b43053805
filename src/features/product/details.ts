import { sectionFromAddress } from './section-from-address';

/** Opens the section the address asks for, now and whenever a link on the page asks for another. */
export function followAddress( product: HTMLElement ): void {
	const open = ( isFirst: boolean ) => {
		const section = sectionFromAddress( window.location.href );
		const details = product.querySelector< HTMLDetailsElement >(
			`#tab-${ section ?? '' }`
		);
		if ( ! details ) {
			return;
		}
		details.open = true;
		if ( ! isFirst || window.location.hash ) {
			const { hash } = window.location;
			const target = hash && document.getElementById( hash.slice( 1 ) );
			( target || details ).scrollIntoView();
		}
	};
	open( true );
	window.addEventListener( 'hashchange', () => open( false ) );
	// A second click on the same link changes no hash.
	product.addEventListener( 'click', ( { target } ) => {
		const link = target instanceof Element && target.closest( 'a' );
		if ( link && link.getAttribute( 'href' ) === window.location.hash ) {
			open( false );
		}
	} );
}
