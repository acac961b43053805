import { whenLoaded } from '@marketday/behaviour';

import { isClosed } from './closed';

/** Milliseconds of docs/PROTOCOL.md#sales-notification. */
const FIRST = 2000;

const prefersStillness = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/** The answer's notes; nothing where it is something else. */
async function load( url: string ): Promise< string[] > {
	const response = await fetch( url, { method: 'POST' } );
	const { html } = ( await response.json() ) as { html?: unknown };
	return response.ok && Array.isArray( html )
		? html.filter( ( note ): note is string => typeof note === 'string' )
		: [];
}

interface NotificationHost {
	/** Draws the notes in their place. */
	show: ( notes: readonly string[] ) => void | Promise< void >;
	/** Hears of a failure (docs/PROTOCOL.md#background-failures). */
	report: ( error: unknown ) => void;
}

/**
 * Begins 2 s after the page has loaded (docs/PROTOCOL.md#sales-notification). Nothing is asked for or shown where a visitor has closed the notes
 * within the last day, or prefers a page without motion.
 */
export function startSalesNotification( {
	show,
	report,
}: NotificationHost ): void {
	const [ place, ...others ] = document.querySelectorAll< HTMLElement >(
		'[data-marketday-island=sales-notification]'
	);
	// One corner of the window is enough for all blocks of a page.
	others.forEach( ( other ) => other.remove() );
	if ( ! place || isClosed() || prefersStillness() ) {
		return;
	}
	const begin = async () => {
		try {
			const notes = await load( place.dataset.url ?? '' );
			if ( notes.length > 0 && ! isClosed() ) {
				// In the body, no ancestor moves or clips it.
				document.body.append( place );
				await show( notes );
			}
		} catch ( error ) {
			report( error );
		}
	};
	whenLoaded( () => setTimeout( begin, FIRST ) );
}
