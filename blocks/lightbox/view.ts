const linkOf = ( { target }: Event ) =>
	target instanceof Element
		? target.closest< HTMLAnchorElement >( 'a[data-marketday-lightbox]' )
		: null;

const later = () =>
	import( /* webpackChunkName: "lightbox/later" */ './later' );

for ( const sign of [ 'pointerover', 'focusin' ] ) {
	document.addEventListener( sign, ( event ) => {
		if ( linkOf( event ) ) {
			later().catch( () => {} );
		}
	} );
}

document.addEventListener( 'click', ( event ) => {
	const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
	const link = linkOf( event );
	// A visitor who wants a tab of its own gets it.
	const isPlain = ! ( button || altKey || ctrlKey || metaKey || shiftKey );
	if ( link && isPlain && ! event.defaultPrevented ) {
		event.preventDefault();
		later().then(
			( { openLightbox } ) => openLightbox( link ),
			() => location.assign( link.href )
		);
	}
} );
