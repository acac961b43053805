/** Fills fields of admin screens from WordPress's media library: MediaFields.php says how they are marked. */
( () => {
	const { media } = window.wp;

	const fill = ( field, value, pictures ) => {
		const room = field.closest( '[data-marketday-media-row]' ) ?? field.closest( '.inside' );
		const shown = room.querySelector( '[data-marketday-pictures]' );
		const none = room.querySelector( `[data-marketday-media-none="${ field.id }"]` );
		field.value = value;
		// What nobody has changed is not sent.
		field.disabled = false;
		if ( shown && pictures ) {
			const size = Number( shown.dataset.marketdayPictures ) || 80;
			shown.replaceChildren( ...pictures.map( ( src ) => Object.assign( document.createElement( 'img' ), { src, alt: '', width: size, height: size } ) ) );
		}
		if ( none ) {
			none.hidden = value === '';
		}
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	};

	const choose = ( { dataset }, fields ) => {
		const isMany = 'many' in dataset;
		const frame = media( { library: { type: dataset.marketdayMedia }, multiple: isMany ? 'add' : false } );
		frame.on( 'open', () => {
			const ids = dataset.value === 'url' ? '' : fields[ 0 ]?.value ?? '';
			ids.split( ',' ).filter( Boolean ).forEach( ( id ) => {
				const attachment = media.attachment( id );
				attachment.fetch();
				frame.state().get( 'selection' ).add( attachment );
			} );
		} );
		frame.on( 'select', () => {
			const chosen = frame.state().get( 'selection' ).toJSON();
			const value = chosen.map( ( one ) => ( dataset.value === 'url' ? one.url : one.id ) ).join( ',' );
			const pictures = dataset.value === 'url' ? null : chosen.map( ( { sizes, url } ) => sizes?.thumbnail?.url ?? url );
			fields.forEach( ( field ) => fill( field, value, pictures ) );
		} );
		frame.open();
	};

	document.addEventListener( 'click', ( { target } ) => {
		const button = target.closest( '[data-marketday-media]' );
		const none = target.closest( '[data-marketday-media-none]' );
		if ( button ) {
			// One choice for many fields: those that a select names.
			const ids = button.dataset.field ?? document.getElementById( button.dataset.fieldsOf )?.value ?? '';
			const fields = ids.split( ',' ).map( ( id ) => document.getElementById( id ) ).filter( Boolean );
			if ( fields.length > 0 ) {
				choose( button, fields );
			}
		} else if ( none ) {
			fill( document.getElementById( none.dataset.marketdayMediaNone ), '', [] );
		}
	} );
} )();
