import { type Wait, wait } from './pausable';

const COOKIE = 'sales_notification';
const DAY = 24 * 60 * 60;
/** Milliseconds of docs/PROTOCOL.md#sales-notification. */
const FIRST = 2000;
const FADE = 400;
const DEFAULT_SECONDS = 7;

const isClosed = () =>
	new RegExp( `(?:^|; )${ COOKIE }=` ).test( document.cookie );

const prefersStillness = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

const milliseconds = ( seconds: string | undefined ) =>
	1000 * ( Number( seconds ) || DEFAULT_SECONDS );

/**
 * Shows the notes one after the other, each for `stay` seconds, with `gap` seconds between them. Who points at one, or has the focus in it,
 * reads it for as long as that takes. It speaks to nobody by itself: a screen reader finds it at the end of the page, or passes it by.
 */
function rotate( element: HTMLElement, notes: readonly string[] ): void {
	const place = element.querySelector( '[data-marketday-note]' )!;
	const stay = milliseconds( element.dataset.stay );
	const gap = milliseconds( element.dataset.gap );
	let current: Wait;

	const show = ( index: number ) => {
		place.innerHTML = notes[ index % notes.length ]!;
		element.classList.remove( 'is-leaving' );
		element.hidden = false;
		current = wait( stay, () => leave( index ) );
	};
	const leave = ( index: number ) => {
		element.classList.add( 'is-leaving' );
		current = wait( FADE, () => {
			element.hidden = true;
			current = wait( gap - FADE, () => show( index + 1 ) );
		} );
	};
	// What is fading when it is reached for is there again.
	const hold = () => {
		element.classList.remove( 'is-leaving' );
		current.pause();
	};
	const release = () => {
		if ( ! element.matches( ':hover, :focus-within' ) ) {
			current.resume();
		}
	};

	element.addEventListener( 'pointerenter', hold );
	element.addEventListener( 'focusin', hold );
	element.addEventListener( 'pointerleave', release );
	element.addEventListener( 'focusout', () => queueMicrotask( release ) );
	element.querySelector( 'button' )?.addEventListener( 'click', () => {
		current.stop();
		element.remove();
		document.cookie = `${ COOKIE }=closed; path=/; max-age=${ DAY }; SameSite=Lax`;
	} );
	show( 0 );
}

/** The answer's notes; nothing where it is something else. */
async function load( url: string ): Promise< string[] > {
	const response = await fetch( url, { method: 'POST' } );
	const { html } = ( await response.json() ) as { html?: unknown };
	return response.ok && Array.isArray( html )
		? html.filter( ( note ): note is string => typeof note === 'string' )
		: [];
}

/**
 * Begins 2 s after the page has loaded (docs/PROTOCOL.md#sales-notification). Nothing is asked for or shown where a visitor has closed the notes
 * within the last day, or prefers a page without motion.
 *
 * @param report Hears of a failure (docs/PROTOCOL.md#background-failures).
 */
export function startSalesNotification(
	report: ( error: unknown ) => void
): void {
	// One corner of the window is enough for all blocks of a page.
	const element = document.querySelector< HTMLElement >(
		'.marketday-sales-notification'
	);
	if ( ! element || isClosed() || prefersStillness() ) {
		return;
	}
	const begin = async () => {
		try {
			const notes = await load( element.dataset.url ?? '' );
			if ( notes.length > 0 && ! isClosed() ) {
				// In the body, no ancestor moves or clips it.
				document.body.append( element );
				rotate( element, notes );
			}
		} catch ( error ) {
			report( error );
		}
	};
	const later = () => setTimeout( begin, FIRST );
	if ( document.readyState === 'complete' ) {
		later();
	} else {
		window.addEventListener( 'load', later, { once: true } );
	}
}
