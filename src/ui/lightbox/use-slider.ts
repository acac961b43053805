import { type RefObject, useEffect, useRef, useState } from 'react';

import { slideTo } from './slide-to';

interface Slider {
	readonly strip: RefObject< HTMLDivElement >;
	/** The place of the image in view, from 0. */
	readonly current: number;
	readonly goTo: ( place: number ) => void;
}

/**
 * A strip of images, one in view: no loop, no autoplay.
 *
 * @param count How many images there are.
 * @param first Which is in view from the start.
 */
export function useSlider( count: number, first = 0 ): Slider {
	const strip = useRef< HTMLDivElement >( null );
	const [ current, setCurrent ] = useState( first );
	const goal = useRef< number | null >( null );

	// There may be fewer than before.
	useEffect(
		() => setCurrent( ( before ) => Math.min( before, count - 1 ) ),
		[ count ]
	);
	useEffect( () => {
		const element = strip.current;
		if ( ! element || count < 2 ) {
			return undefined;
		}
		const start = element.children[ first ];
		if ( first > 0 && start instanceof HTMLElement ) {
			slideTo( element, start, true );
		}
		const watch = new IntersectionObserver(
			( entries ) => {
				const seen = entries.find(
					( { isIntersecting } ) => isIntersecting
				);
				const place = seen
					? [ ...element.children ].indexOf( seen.target )
					: -1;
				// Images that are passed on the way are not where it ends.
				if ( goal.current === null || goal.current === place ) {
					goal.current = null;
					setCurrent( ( before ) => ( place < 0 ? before : place ) );
				}
			},
			{ root: element, threshold: 0.6 }
		);
		[ ...element.children ].forEach( ( image ) => watch.observe( image ) );
		return () => watch.disconnect();
	}, [ count, first ] );

	return {
		strip,
		current,
		goTo( place ) {
			const child = strip.current?.children[ place ];
			if ( strip.current && child instanceof HTMLElement ) {
				goal.current = place === current ? null : place;
				slideTo( strip.current, child );
				setCurrent( place );
			}
		},
	};
}
