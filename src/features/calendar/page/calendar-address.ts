/** Parameters that a visitor's browser never keeps in the address. */
const REMOVED = [ 'embed', 'source' ];

/** The address as the calendar writes it: nothing empty, a place with its kind, parameters in order. */
export function tidyAddress( address: string | URL ): URL {
	const url = new URL( address, window.location.href );
	const { searchParams } = url;
	REMOVED.forEach( ( name ) => searchParams.delete( name ) );
	[ ...searchParams ].forEach( ( [ name, value ] ) => {
		if ( value === '' || ( name === 'access' && value === 'all' ) ) {
			searchParams.delete( name );
		}
	} );
	if ( searchParams.has( 'loc' ) ) {
		searchParams.set( 'ltype', 'id' );
	} else {
		searchParams.delete( 'ltype' );
	}
	searchParams.sort();
	return url;
}

/** The address of a plain form, as its submission would have it. */
export function addressOfForm( form: HTMLFormElement ): URL {
	const url = new URL( form.action, window.location.href );
	url.search = '';
	new FormData( form ).forEach( ( value, name ) => {
		if ( typeof value === 'string' ) {
			url.searchParams.set( name, value );
		}
	} );
	return tidyAddress( url );
}

/** The address of the month, or the week, with a day in it. */
export function addressOfDay( day: string ): URL {
	const url = new URL( window.location.href );
	const [ year = '', month = '', date = '' ] = day.split( '-' );
	url.searchParams.set( 'yr', String( Number( year ) ) );
	url.searchParams.set( 'month', String( Number( month ) ) );
	if ( url.searchParams.get( 'time' ) === 'week' ) {
		url.searchParams.set( 'dy', String( Number( date ) ) );
	} else {
		url.searchParams.delete( 'dy' );
	}
	return tidyAddress( url );
}
