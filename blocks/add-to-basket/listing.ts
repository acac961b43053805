const OPTIONS = '[data-marketday-island="card-options"]';

// What brings the options of cards to life comes with the first sign that a shopper turns to one.
for ( const intent of [ 'pointerover', 'focusin', 'change' ] ) {
	document.addEventListener( intent, ( { target } ) => {
		if ( target instanceof Element && target.closest( OPTIONS ) ) {
			import( /* webpackChunkName: "_shared/listing-card" */ './card' );
		}
	} );
}
