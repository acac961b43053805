/** An element that is read aloud, and what it is about to say. */
type Region = readonly [ element: HTMLElement, messages: Set< string > ];

const regions = new Map< string, Region >();

function regionFor( urgency: 'polite' | 'assertive' ): Region {
	let known = regions.get( urgency );
	if ( known?.[ 0 ].isConnected ) {
		return known;
	}
	const region = document.createElement( 'div' );
	region.className = 'marketday-hidden screen-reader-text';
	region.setAttribute( 'aria-live', urgency );
	region.setAttribute( 'role', urgency === 'polite' ? 'status' : 'alert' );
	document.body.append( region );
	regions.set( urgency, ( known = [ region, new Set() ] ) );
	return known;
}

/**
 * Tells those who cannot see the page what has just changed.
 *
 * @example
 * announce( 'Enamel mug is in your basket.' );
 *
 * @param message Plain text; the same message twice is said twice.
 * @param urgency `assertive` interrupts: errors only.
 */
export function announce(
	message: string,
	urgency: 'polite' | 'assertive' = 'polite'
): void {
	const [ region, messages ] = regionFor( urgency );
	if ( ! messages.size ) {
		region.textContent = '';
		// Emptied and filled in one turn, the region would not count as changed.
		setTimeout( () => {
			region.textContent = [ ...messages ].join( ' ' );
			messages.clear();
		}, 50 );
	}
	// What is said at one moment is heard together, each once and where it was said last: a sum after what has changed it.
	messages.delete( message );
	messages.add( message );
}
