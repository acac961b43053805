/* The colour picker and the media library of WordPress, for the fields that say how a value of an attribute looks. */
( function ( $, { media } ) {
	const field = document.getElementById( 'marketday_swatch_image' );
	if ( ! field ) {
		return;
	}
	const box = field.parentElement;
	const shown = box.querySelector( '.marketday-term-image' );
	const remove = box.querySelector( '.marketday-term-remove' );

	const show = ( { id = '', url = '' } = {} ) => {
		field.value = id;
		// WordPress shows a hidden button.
		remove.style.display = id ? '' : 'none';
		shown.replaceChildren();
		if ( url ) {
			const image = new Image( 60, 60 );
			image.alt = '';
			image.src = url;
			shown.append( image );
		}
	};

	$( '.marketday-term-colour' ).wpColorPicker();
	box.querySelector( '.marketday-term-choose' ).addEventListener(
		'click',
		() => {
			const frame = media( { library: { type: 'image' }, multiple: false } );
			frame.on( 'select', () => {
				const { id, url, sizes } = frame
					.state()
					.get( 'selection' )
					.first()
					.toJSON();
				show( { id, url: sizes?.thumbnail?.url ?? url } );
			} );
			frame.open();
		}
	);
	remove.addEventListener( 'click', () => show() );
	// WordPress empties the form after it has added a term.
	$( document ).on( 'ajaxSuccess', ( event, answer, { data = '' } ) => {
		if ( String( data ).includes( 'action=add-tag' ) ) {
			show();
			$( '.marketday-term-colour' ).wpColorPicker( 'color', '' );
		}
	} );
} )( window.jQuery, window.wp );
