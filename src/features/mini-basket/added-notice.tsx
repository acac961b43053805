import { listen } from '@marketday/behaviour';
import { __, type Basket, formatMoney } from '@marketday/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds for which it stays; it waits while the pointer or the focus is on it. */
const STAYS = 6000;

/** Pixels between it and the basket's button. */
const GAP = 8;

export interface AddedNoticeProps {
	basket: Basket;
	/** Keys of the lines that the addition has put in, or has made more of. */
	added: readonly string[];
	checkoutUrl: string;
	onClose: () => void;
}

/** Notice of what has just been added, with its picture, its price and the way on. It is silent: whoever cannot see it has been told already. */
export function AddedNotice( {
	basket: { lines, totals },
	added,
	checkoutUrl,
	onClose,
}: AddedNoticeProps ) {
	const [ isHeld, setHeld ] = useState( false );
	const notice = useRef< HTMLDivElement >( null );
	const shown = lines.filter( ( { key } ) => added.includes( key ) );
	useEffect( () => {
		if ( isHeld ) {
			return undefined;
		}
		const timer = setTimeout( onClose, STAYS );
		return () => clearTimeout( timer );
	}, [ added, isHeld, onClose ] );

	// A page that the browser has kept whole comes back without it; while it leaves, what React has planned would be lost.
	useEffect( () => listen( window, 'pageshow', onClose ), [ onClose ] );

	useLayoutEffect( () => {
		// Below the basket's button, which it would cover; in the corner where the button is out of sight.
		const place = () => {
			const { style, previousElementSibling: button } =
				notice.current as HTMLElement;
			const { bottom = 0 } = button?.getBoundingClientRect() ?? {};
			style.insetBlockStart =
				bottom > 0 && bottom < window.innerHeight / 2
					? `${ bottom + GAP }px`
					: '';
		};
		place();
		return listen( window, 'scroll', place );
	}, [] );

	return (
		<div
			ref={ notice }
			className="marketday-added-notice"
			role="group"
			aria-label={ __( 'Added to your basket', 'marketday' ) }
			onMouseEnter={ () => setHeld( true ) }
			onMouseLeave={ () => setHeld( false ) }
			onFocus={ () => setHeld( true ) }
			onBlur={ () => setHeld( false ) }
		>
			{ shown.slice( 0, 1 ).map( ( { key, image, name, price } ) => (
				<div className="marketday-added-notice__line" key={ key }>
					{ image && (
						<img src={ image.src } alt="" width="48" height="48" />
					) }
					<p>
						<span>{ name }</span>
						<strong>
							{ formatMoney( price, totals.currency ) }
						</strong>
					</p>
				</div>
			) ) }
			<a className="marketday-button" href={ checkoutUrl }>
				{ __( 'Checkout', 'marketday' ) }
			</a>
			<button
				type="button"
				className="marketday-added-notice__close"
				aria-label={ __( 'Close', 'marketday' ) }
				onClick={ onClose }
			>
				<span aria-hidden="true">×</span>
			</button>
		</div>
	);
}
