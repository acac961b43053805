import { forwardRef, type ReactNode, useEffect, useState } from 'react';

import { classes } from '../classes';

export interface ToastProps {
	/** Milliseconds until it closes; it waits while the pointer or the focus is on it. */
	duration: number;
	onClose: () => void;
	children: ReactNode;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * A passing message in the corner of the page, said by screen readers when it comes: it stands empty until then.
 *
 * @example
 * <Toast duration={ 5000 } onClose={ () => setSaid( '' ) }>{ said }</Toast>
 */
export const Toast = forwardRef< HTMLDivElement, ToastProps >(
	function PassingMessage( { duration, onClose, children, className }, ref ) {
		const [ isHeld, setHeld ] = useState( false );

		useEffect( () => {
			if ( isHeld || ! children ) {
				return undefined;
			}
			const timer = setTimeout( onClose, duration );
			return () => clearTimeout( timer );
		}, [ isHeld, duration, onClose, children ] );

		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-toast', className ) }
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
);
