import { isPlainClick } from '@marketday/behaviour';
import { __, useBasketState } from '@marketday/kernel';
import { type MouseEvent, useState } from 'react';

export interface CheckoutLinkProps {
	url: string;
	/** A quantity waits to be sent. */
	isBusy: boolean;
	/** Sends what still waits; false where it was refused. */
	beforeLeaving: () => Promise< boolean >;
	/** Goes there in another way than by the address. */
	onCheckout?: ( () => void ) | undefined;
}

/**
 * The way to the checkout. It waits for what is under way, so that the checkout shows what was chosen here; where that fails the shopper
 * stays and reads why.
 */
export function CheckoutLink( {
	url,
	isBusy,
	beforeLeaving,
	onCheckout = () => window.location.assign( url ),
}: CheckoutLinkProps ) {
	const isChanging = useBasketState( ( { pending } ) => pending.length > 0 );
	const [ isLeaving, setLeaving ] = useState( false );

	async function leave( event: MouseEvent< HTMLAnchorElement > ) {
		if ( ! isPlainClick( event ) ) {
			return;
		}
		event.preventDefault();
		if ( isLeaving ) {
			return;
		}
		setLeaving( true );
		const isSettled = await beforeLeaving();
		setLeaving( false );
		if ( isSettled ) {
			onCheckout();
		}
	}

	return (
		<a
			className="marketday-button marketday-button--wide"
			href={ url }
			aria-busy={ isLeaving || isBusy || isChanging }
			onClick={ leave }
		>
			{ __( 'Proceed to checkout', 'marketday' ) }
		</a>
	);
}
