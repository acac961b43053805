const UNITS = { days: 86400, hours: 3600, minutes: 60, seconds: 1 };
const SECOND = 1000;

/** Days, hours, minutes and seconds until then, two digits each; zeros once it is past (docs/PROTOCOL.md#deal-countdown). */
export function remaining(
	ends: number,
	now: number
): Record< keyof typeof UNITS, string > {
	let left = Math.max( 0, Math.floor( ( ends - now ) / SECOND ) );
	const parts = Object.entries( UNITS ).map( ( [ unit, seconds ] ) => {
		const number = Math.floor( left / seconds );
		left -= number * seconds;
		return [ unit, String( number ).padStart( 2, '0' ) ] as const;
	} );
	return Object.fromEntries( parts ) as Record< keyof typeof UNITS, string >;
}

function show( deal: HTMLElement, now: number ): void {
	const ends = Date.parse( deal.dataset.ends ?? '' );
	if ( Number.isNaN( ends ) ) {
		return;
	}
	for ( const [ unit, digits ] of Object.entries( remaining( ends, now ) ) ) {
		const part = deal.querySelector( `.wopb-deals-counter-${ unit }` );
		if ( part && part.textContent !== digits ) {
			part.textContent = digits;
		}
	}
}

const showAll = () =>
	document
		.querySelectorAll< HTMLElement >( '[data-ends]' )
		.forEach( ( deal ) => show( deal, Date.now() ) );

let timer: ReturnType< typeof setInterval > | undefined;

/** One timer counts for all deals of the page, also for those that arrive later. */
export function startCountdown(): void {
	if ( timer === undefined ) {
		timer = setInterval( showAll, SECOND );
		showAll();
	}
}
