import { useEffect, useRef, useState } from '@wordpress/element';

/** The sentence of a refused call. */
export const sentenceOf = ( reason: unknown, otherwise: string ): string =>
	( reason as { message?: string } | null )?.message ?? otherwise;

/**
 * The server's response to what a table asks for: late ones never win. What the server has printed is the first.
 *
 * @param wanted
 * @param first
 * @param ask
 * @param otherwise What is said where the server gives no reason.
 */
export function useResponse< Wanted, Received >(
	wanted: Wanted,
	first: Received,
	ask: ( wanted: Wanted, signal: AbortSignal ) => Promise< Received >,
	otherwise: string
) {
	const [ found, setFound ] = useState( first );
	const [ isLoading, setLoading ] = useState( false );
	const [ fault, setFault ] = useState( '' );
	const [ times, setTimes ] = useState( 0 );
	const asked = JSON.stringify( [ wanted, times ] );
	const last = useRef( asked );

	useEffect( () => {
		if ( last.current === asked ) {
			return undefined;
		}
		last.current = asked;
		const call = new AbortController();
		setLoading( true );
		ask( wanted, call.signal ).then(
			( response ) => {
				setFound( response );
				setFault( '' );
				setLoading( false );
			},
			( reason: unknown ) => {
				if ( ! call.signal.aborted ) {
					setFault( sentenceOf( reason, otherwise ) );
					setLoading( false );
				}
			}
		);
		return () => call.abort();
	}, [ asked ] ); // eslint-disable-line react-hooks/exhaustive-deps -- what is wanted is in it.

	return {
		found,
		isLoading,
		fault,
		again: () => setTimes( ( before ) => before + 1 ),
	};
}

/**
 * Keeps in the address what is shown, so that a reload shows it again.
 *
 * @param parameters What is empty is left out.
 */
export function keepInAddress(
	parameters: Readonly< Record< string, string | number > >
): void {
	const url = new URL( window.location.href );
	for ( const [ name, value ] of Object.entries( parameters ) ) {
		if ( value ) {
			url.searchParams.set( name, String( value ) );
		} else {
			url.searchParams.delete( name );
		}
	}
	window.history.replaceState( null, '', url );
}
