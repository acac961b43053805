import { formOf } from './filter-host';

/** Each filter as it was when its listing was last drawn. */
const drawn = new WeakMap< HTMLElement, HTMLElement >();

/** The server has drawn the filter so. */
export function rememberDrawn( filter: HTMLElement, next = filter ): void {
	const copy = next.cloneNode( true ) as HTMLElement;
	// What a shopper has ticked or typed by now was not drawn.
	formOf( copy )?.reset();
	drawn.set( filter, copy );
}

/** Before the first change of a filter: it is as the page brought it. */
export function rememberFirst( filter: HTMLElement ): void {
	if ( ! drawn.has( filter ) ) {
		rememberDrawn( filter );
	}
}

/** What the listing shows, to bring the filter back to. */
export const drawnState = ( filter: HTMLElement ) => drawn.get( filter );
