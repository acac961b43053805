import { type ReactNode, useEffect, useState } from 'react';

export interface ToastProps {
	/** Milliseconds until it closes; it waits while the pointer or the focus is on it. */
	duration: number;
	onClose: () => void;
	children: ReactNode;
}

/** A passing message in the corner of the page, said by screen readers when it comes. */
export function Toast( { duration, onClose, children }: ToastProps ) {
	const [ isHeld, setHeld ] = useState( false );

	useEffect( () => {
		if ( isHeld ) {
			return undefined;
		}
		const timer = setTimeout( onClose, duration );
		return () => clearTimeout( timer );
	}, [ isHeld, duration, onClose ] );

	return (
		<div
			className="marketday-toast"
			role="status"
			onMouseEnter={ () => setHeld( true ) }
			onMouseLeave={ () => setHeld( false ) }
			onFocus={ () => setHeld( true ) }
			onBlur={ () => setHeld( false ) }
		>
			{ children }
		</div>
	);
}
