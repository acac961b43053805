/** Shows a picture without moving the page; without this script the small pictures are links to the large ones. */
export function showPicture( picture: HTMLElement ): void {
	const strip = picture.parentElement;
	if ( strip ) {
		const isCalm = window.matchMedia(
			'(prefers-reduced-motion: reduce)'
		).matches;
		strip.scrollTo( {
			left: picture.offsetLeft - strip.offsetLeft,
			behavior: isCalm ? 'auto' : 'smooth',
		} );
	}
}

/** Marks the small picture whose large one is in view. */
function markCurrent( gallery: HTMLElement, id: string ): void {
	gallery
		.querySelectorAll( '.marketday-product__thumbnails a' )
		.forEach( ( link ) => {
			if ( link.getAttribute( 'href' ) === `#${ id }` ) {
				link.setAttribute( 'aria-current', 'true' );
			} else {
				link.removeAttribute( 'aria-current' );
			}
		} );
}

export function enhanceGallery( gallery: HTMLElement ): void {
	const strip = gallery.querySelector( '.marketday-product__strip' );
	gallery.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element &&
			event.target.closest( '.marketday-product__thumbnails a' );
		const picture =
			link &&
			gallery.querySelector< HTMLElement >(
				link.getAttribute( 'href' ) ?? ''
			);
		if ( picture ) {
			event.preventDefault();
			showPicture( picture );
			markCurrent( gallery, picture.id );
		}
	} );
	if ( ! strip || strip.children.length < 2 ) {
		return;
	}
	const watch = new IntersectionObserver(
		( entries ) => {
			const seen = entries.find(
				( { isIntersecting } ) => isIntersecting
			);
			if ( seen ) {
				markCurrent( gallery, seen.target.id );
			}
		},
		{ root: strip, threshold: 0.6 }
	);
	[ ...strip.children ].forEach( ( picture ) => watch.observe( picture ) );
}
