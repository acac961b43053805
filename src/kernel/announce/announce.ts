const regions = new Map< string, HTMLElement >();

function regionFor( urgency: 'polite' | 'assertive' ): HTMLElement {
	const known = regions.get( urgency );
	if ( known?.isConnected ) {
		return known;
	}
	const region = document.createElement( 'div' );
	region.className = 'marketday-hidden screen-reader-text';
	region.setAttribute( 'aria-live', urgency );
	region.setAttribute( 'role', urgency === 'polite' ? 'status' : 'alert' );
	document.body.append( region );
	regions.set( urgency, region );
	return region;
}

const waiting = new Map< HTMLElement, string >();

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
	const region = regionFor( urgency );
	const said = waiting.get( region );
	// What is said at one moment is heard together: the second message does not silence the first.
	waiting.set(
		region,
		said && said !== message ? `${ said } ${ message }` : message
	);
	if ( ! said ) {
		region.textContent = '';
		// Emptied and filled in one turn, the region would not count as changed.
		setTimeout( () => {
			region.textContent = waiting.get( region ) ?? '';
			waiting.delete( region );
		}, 50 );
	}
}
