import { type MouseEvent, type PointerEvent, useState } from 'react';

/** docs/PROTOCOL.md#times-and-limits: hover zoom magnifies 2. */
export const MAGNIFY = 2;

/** Tells whether an image has more to show than its place on the page does. */
const isLarger = ( element: Element, fullWidth: number ) =>
	fullWidth > element.getBoundingClientRect().width;

/** Grows the image from what is under the pointer, which stays there. */
function growFrom( {
	currentTarget,
	clientX,
	clientY,
}: MouseEvent< HTMLElement > ) {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	const share = ( at: number, size: number ) =>
		`${ Math.round( ( at / ( size || 1 ) ) * 1000 ) / 10 }%`;
	currentTarget.style.setProperty(
		'--marketday-zoom-x',
		share( clientX - left, width )
	);
	currentTarget.style.setProperty(
		'--marketday-zoom-y',
		share( clientY - top, height )
	);
}

/**
 * Zoom of the images of a strip: under the mouse, or by a tap until the next.
 *
 * @return The place of the image that is shown larger, and what listens to an image.
 */
export function useZoom() {
	const [ zoomed, setZoomed ] = useState< number | null >( null );
	return {
		zoomed,
		/** Another image has come into view. */
		reset: () => setZoomed( null ),
		on: ( place: number, fullWidth: number ) => ( {
			onPointerMove( event: PointerEvent< HTMLElement > ) {
				const isMouse = event.pointerType === 'mouse';
				if ( isMouse && isLarger( event.currentTarget, fullWidth ) ) {
					setZoomed( place );
				}
				if ( isMouse || zoomed === place ) {
					growFrom( event );
				}
			},
			onPointerLeave( { pointerType }: PointerEvent< HTMLElement > ) {
				if ( pointerType === 'mouse' ) {
					setZoomed( null );
				}
			},
			onPointerUp( event: PointerEvent< HTMLElement > ) {
				if (
					event.pointerType !== 'mouse' &&
					isLarger( event.currentTarget, fullWidth )
				) {
					growFrom( event );
					setZoomed( zoomed === place ? null : place );
				}
			},
		} ),
	};
}
