import { __ } from '@marketday/kernel';
import { type MouseEvent, useState } from 'react';

export interface CheckoutLinkProps {
	url: string;
	/** Sends what still waits. */
	beforeLeaving: () => Promise< void >;
}

/** The way to the checkout; a quantity changed a moment ago goes along. */
export function CheckoutLink( { url, beforeLeaving }: CheckoutLinkProps ) {
	const [ isLeaving, setLeaving ] = useState( false );

	async function leave( event: MouseEvent< HTMLAnchorElement > ) {
		if ( event.metaKey || event.ctrlKey || event.shiftKey ) {
			return;
		}
		event.preventDefault();
		setLeaving( true );
		await beforeLeaving();
		setLeaving( false );
		window.location.assign( url );
	}

	return (
		<a
			className="marketday-button marketday-button--wide"
			href={ url }
			aria-busy={ isLeaving }
			onClick={ leave }
		>
			{ __( 'Proceed to checkout', 'marketday' ) }
		</a>
	);
}
