import { __ } from '../i18n';

/** Milliseconds until the shop counts as out of reach, and for which the sentence stays. */
const WAIT = 5000;
const SHOWN = 8000;

let note: HTMLElement | undefined;
/** Question that is under way: several parts of a page may fail at once. */
let asked: Promise< boolean > | undefined;

/** Nothing that draws it may need to be loaded: that is just what has failed. */
function sayOffline(): void {
	note?.remove();
	note = document.createElement( 'div' );
	note.className = 'marketday-toast';
	note.role = 'alert';
	note.textContent = __(
		'You’re offline. Please try again once you’re connected.',
		'marketday'
	);
	document.body.append( note );
	const shownNote = note;
	setTimeout( () => shownNote.remove(), SHOWN );
}

const ask = (): Promise< boolean > =>
	fetch( window.location.href, {
		method: 'HEAD',
		cache: 'no-store',
		signal: AbortSignal.timeout( WAIT ),
	} )
		.then(
			() => true,
			() => {
				sayOffline();
				return false;
			}
		)
		.finally( () => {
			asked = undefined;
		} );

/**
 * The one rule for a click whose part cannot be loaded: where the shop answers, the way without scripts is taken; where it does not,
 * that would lead out of the page and to the browser's own error, so the shopper stays and is told.
 *
 * @param go The way without scripts.
 * @return False where the shopper stays.
 */
export async function reachShop( go: () => void ): Promise< boolean > {
	asked ??= ask();
	const isReached = await asked;
	if ( isReached ) {
		go();
	}
	return isReached;
}
