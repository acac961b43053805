import { hostOf } from './traffic-source';

/** Form of the record: as sourcebuster writes it, so that scripts which read its cookies read ours. */
const BETWEEN = '|||';
const MOST = 500;

type Fields = Readonly< Record< string, string > >;

const decode = ( text: string ) => {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
};

/** Parts of the record by their names, and what each says by its short names. */
export function readCookie( name: string ): Fields | null {
	const [ , kept ] =
		new RegExp( `(?:^|; )sbjs_${ name }=([^;]+)` ).exec(
			document.cookie
		) ?? [];
	if ( ! kept ) {
		return null;
	}
	return Object.fromEntries(
		decode( kept )
			.split( BETWEEN )
			.map( ( part ) => {
				const [ key, ...value ] = part.split( '=' );
				return [ key, decode( value.join( '=' ) ).slice( 0, MOST ) ];
			} )
	);
}

/** Kept for so many minutes; 0 is as long as the browser is open. */
export function writeCookie(
	name: string,
	fields: Fields,
	minutes: number
): void {
	const text = encodeURIComponent(
		Object.entries( fields )
			.map(
				( [ key, value ] ) =>
					`${ key }=${ value
						.slice( 0, MOST )
						.replace( /[%|]/g, encodeURIComponent ) }`
			)
			.join( BETWEEN )
	);
	put( name, text, minutes ? `;max-age=${ minutes * 60 }` : '' );
}

/** A machine's bare number or name has no domain of its own. */
function put( name: string, text: string, age: string ) {
	const host = hostOf( location.hostname );
	document.cookie = `sbjs_${ name }=${ text }${ age };path=/;samesite=lax${
		/\.[a-z]+$/.test( host ) ? `;domain=.${ host }` : ''
	}`;
}

/** Tracking off: nothing of the record is left. */
export function deleteCookies(): void {
	for ( const [ , name = '' ] of document.cookie.matchAll(
		/sbjs_(\w+)=/g
	) ) {
		put( name, '', ';max-age=0' );
	}
}
