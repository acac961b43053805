import { sha256 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';

/** Milliseconds of work before the page has its turn: nobody who types feels them. */
const SLICE = 12;

/** Hashes between two looks at the clock. */
const ROUND = 64;

const pause = () => new Promise< void >( ( done ) => setTimeout( done ) );

function hasZeros( hash: Uint8Array, bits: number ): boolean {
	const whole = Math.floor( bits / 8 );
	const next = hash[ whole ] ?? 0;
	return (
		hash.subarray( 0, whole ).every( ( byte ) => byte === 0 ) &&
		next < 2 ** ( 8 - ( bits % 8 ) )
	);
}

/**
 * Looks for the number that gives a session's name a SHA-256 that begins with so many zeros.
 *
 * @param session
 * @param bits     How many zeros: one more takes twice as long.
 * @param isWanted Asked between slices of work.
 * @return In letters and digits; '' where it is no longer wanted.
 */
export async function findNumber(
	session: string,
	bits: number,
	isWanted: () => boolean
): Promise< string > {
	for ( let number = 0; isWanted();  ) {
		const end = performance.now() + SLICE;
		do {
			for ( let round = 0; round < ROUND; round++, number++ ) {
				const text = number.toString( 36 );
				const hash = sha256( utf8ToBytes( `${ session }:${ text }` ) );
				if ( hasZeros( hash, bits ) ) {
					return text;
				}
			}
		} while ( performance.now() < end );
		await pause();
	}
	return '';
}
