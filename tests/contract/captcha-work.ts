import { createHash } from 'node:crypto';

/**
 * What a browser works out for a session: the number that gives its name a hash with so many zeros.
 *
 * @param session
 * @param bits    The least that the server asks for with the letters of the picture.
 */
export function workFor( session: string, bits = 15 ): string {
	for ( let number = 0; ; number++ ) {
		const text = number.toString( 36 );
		const hash = createHash( 'sha256' )
			.update( `${ session }:${ text }` )
			.digest();
		if ( hash.readUInt32BE( 0 ) < 2 ** ( 32 - bits ) ) {
			return text;
		}
	}
}
