import { whenLoaded } from '@marketday/behaviour';

const DELAY = 500;

/**
 * docs/PROTOCOL.md#notices: they receive focus 500 ms after load, and the page scrolls to them with an offset of 100 px. Most
 * pages have none, so what it takes is loaded where one says something.
 */
export function focusNotices(): void {
	whenLoaded( () => {
		if ( document.querySelector( '[role="alert"]:not(:empty)' ) ) {
			const loaded = import(
				/* webpackChunkName: "host-later" */ './focus-notice'
			);
			setTimeout(
				() => loaded.then( ( part ) => part.focusNotice() ),
				DELAY
			);
		}
	} );
}
