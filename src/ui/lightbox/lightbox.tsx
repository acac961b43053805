import type { KeyboardEvent, ReactNode } from 'react';

import { Dialog } from '../dialog/dialog';
import { StepButton } from './step-button';
import { useSlider } from './use-slider';

interface LightboxWords {
	/** Title of what stands at a place, from 0: 'Image 1 of 5'. */
	title: ( place: number ) => string;
	/** Label of the strip: 'Images'. */
	strip: string;
	close: string;
	previous: string;
	next: string;
}

interface LightboxProps {
	/** Screens, shown one at a time. @param isCurrent It is in view: a video that is not stops. */
	screens: readonly ( ( isCurrent: boolean ) => ReactNode )[];
	words: LightboxWords;
	/** The place of what is shown first, from 0. */
	first: number;
	onClose: () => void;
	/** The buttons say their words beside their arrows. */
	hasWords?: boolean;
}

/** Place that a key leads to: the next or the one before as the line runs, the first or the last. */
function placeAfter(
	{ key, target, currentTarget }: KeyboardEvent< HTMLElement >,
	current: number,
	last: number
): number | null {
	if ( target instanceof HTMLVideoElement ) {
		// It goes forward and back by the same keys.
		return null;
	}
	const isRtl = getComputedStyle( currentTarget ).direction === 'rtl';
	const steps: Record< string, number > = {
		ArrowRight: isRtl ? current - 1 : current + 1,
		ArrowLeft: isRtl ? current + 1 : current - 1,
		Home: 0,
		End: last,
	};
	const place = steps[ key ];
	return place === undefined ? null : Math.min( Math.max( place, 0 ), last );
}

/** Pictures on the whole screen, one at a time: by buttons, arrow keys, Home, End and swiping; Escape closes. */
export function Lightbox( {
	screens,
	words,
	first,
	onClose,
	hasWords = false,
}: LightboxProps ) {
	const { strip, current, goTo } = useSlider( screens.length, first );
	const last = screens.length - 1;
	const title = words.title( current );
	const step = ( direction: 'previous' | 'next' ) => (
		<StepButton
			direction={ direction }
			label={ words[ direction ] }
			isEnd={ current === ( direction === 'next' ? last : 0 ) }
			onStep={ () => goTo( current + ( direction === 'next' ? 1 : -1 ) ) }
		>
			{ hasWords && words[ direction ] }
		</StepButton>
	);
	return (
		<Dialog
			isOpen
			onClose={ onClose }
			title={ title }
			closeLabel={ words.close }
			variant="screen"
			onKeyDown={ ( event ) => {
				const place = placeAfter( event, current, last );
				if ( place !== null ) {
					event.preventDefault();
					goTo( place );
				}
			} }
		>
			<div className="marketday-lightbox">
				<div
					ref={ strip }
					className="marketday-lightbox__screens"
					role="group"
					aria-label={ words.strip }
					tabIndex={ 0 }
				>
					{ screens.map( ( screen, place ) => (
						<figure
							key={ place }
							className="marketday-lightbox__screen"
						>
							{ screen( place === current ) }
						</figure>
					) ) }
				</div>
				{ last > 0 && (
					<>
						{ step( 'previous' ) }
						{ step( 'next' ) }
					</>
				) }
				<p className="marketday-lightbox__spoken" role="status">
					{ title }
				</p>
			</div>
		</Dialog>
	);
}
