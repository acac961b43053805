const COOKIE = 'wopb_cart_reserved_timer';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time at which it began, in milliseconds; 0 where nothing is held. */
function startTime(): number {
	const found = new RegExp( `(?:^|; )${ COOKIE }=(\\d+)` ).exec(
		document.cookie
	);
	return Number( found?.[ 1 ] ?? 0 );
}

const elements = () => [
	...document.querySelectorAll< HTMLElement >( '.wopb-cart-reserved' ),
];

/** Minutes and seconds, two digits each. */
export function clock( left: number ): string {
	const seconds = Math.max( 0, Math.ceil( left / SECOND ) );
	return [ Math.floor( seconds / 60 ), seconds % 60 ]
		.map( ( part ) => String( part ).padStart( 2, '0' ) )
		.join( ':' );
}

/** Milliseconds until it ends. */
const leftOf = ( { dataset }: HTMLElement ) =>
	startTime() + Number( dataset.expire ) * MINUTE - Date.now();

/** Address that it leads to when the time is up. */
export const clearing = {
	go: () => window.location.assign( '?wopb-cart-clear' ),
};

function end( ending: HTMLElement[] ): void {
	const path = ending[ 0 ]?.dataset.path ?? '/';
	document.cookie = `${ COOKIE }=0; path=${ path }; SameSite=Lax`;
	ending.forEach( ( element ) => ( element.hidden = true ) );
	if ( ending.some( ( { dataset } ) => dataset.hides === 'clear' ) ) {
		clearing.go();
	}
}

/** Draws every countdown of the page, also those that came later; ends those whose time is up. */
function show(): void {
	const isHeld = startTime() > 0;
	const shown = elements();
	const over = isHeld ? shown.filter( ( one ) => leftOf( one ) <= 0 ) : [];
	if ( over.length > 0 ) {
		end( over );
		return;
	}
	const isPart = startTime() % SECOND > 0;
	for ( const element of shown ) {
		element.hidden = ! isHeld;
		element.toggleAttribute( 'data-part', isPart );
		const time = element.querySelector( '.wopb-cart-time' );
		const text = clock( leftOf( element ) );
		if ( isHeld && time && time.textContent !== text ) {
			time.textContent = text;
		}
	}
}

let timer: ReturnType< typeof setInterval > | undefined;

/** One timer counts for all countdowns of the page (docs/PROTOCOL.md#basket-reservation). */
export function startReservation(): void {
	if ( timer === undefined ) {
		timer = setInterval( show, SECOND );
		show();
	}
}
