import type { MouseEvent } from 'react';

/** A click that follows a link here: not into another tab, not to save it. */
export const isPlainClick = ( event: MouseEvent ) =>
	event.button === 0 &&
	! event.ctrlKey &&
	! event.metaKey &&
	! event.shiftKey &&
	! event.altKey;
