// What brings the options of cards to life comes with the first sign that a shopper turns to one.
for ( const intent of [ 'pointerover', 'focusin' ] ) {
	document.addEventListener( intent, ( { target } ) => {
		if ( ( target as Element ).closest?.( '.marketday-card-options' ) ) {
			import( /* webpackChunkName: "_shared/listing-card" */ './card' );
		}
	} );
}
