import { isPlainClick } from '@marketday/behaviour';
import { __, useBasketState } from '@marketday/kernel';
import { Slot, type SlotContents } from '@marketday/ui';
import { type MouseEvent, useState } from 'react';

export interface MiniBasketFootProps {
	basketUrl: string;
	checkoutUrl: string;
	/** Sum as people read it. */
	sum: string;
	/** True if tax is in it: 'incl. VAT'; '' where nobody asks. */
	taxNote: string;
	/** A quantity waits to be sent. */
	isBusy: boolean;
	/** Sends what still waits; false where it was refused. */
	beforeLeaving: () => Promise< boolean >;
	slots?: SlotContents | undefined;
}

/** The sum and the ways on, which wait for what is under way. */
export function MiniBasketFoot( {
	basketUrl,
	checkoutUrl,
	sum,
	taxNote,
	isBusy,
	beforeLeaving,
	slots,
}: MiniBasketFootProps ) {
	const isChanging = useBasketState( ( { pending } ) => pending.length > 0 );
	const [ isLeaving, setLeaving ] = useState( false );
	const isWaiting = isBusy || isChanging || isLeaving;

	async function leave( event: MouseEvent< HTMLAnchorElement > ) {
		if ( ! isPlainClick( event ) || ! isWaiting ) {
			return;
		}
		event.preventDefault();
		const { href } = event.currentTarget;
		setLeaving( true );
		const isSettled = await beforeLeaving();
		setLeaving( false );
		if ( isSettled ) {
			window.location.assign( href );
		}
	}

	return (
		<div className="marketday-mini-basket__foot">
			<p className="marketday-mini-basket__sum" aria-busy={ isWaiting }>
				<span>
					{ __( 'Subtotal', 'marketday' ) }
					{ taxNote && <small> { taxNote }</small> }
				</span>
				<strong>{ sum }</strong>
			</p>
			<a
				className="marketday-button marketday-button--wide"
				href={ checkoutUrl }
				aria-busy={ isWaiting }
				onClick={ leave }
			>
				{ __( 'Checkout', 'marketday' ) }
			</a>
			<a
				className="marketday-button marketday-button--quiet marketday-button--wide"
				href={ basketUrl }
				onClick={ leave }
			>
				{ __( 'View basket', 'marketday' ) }
			</a>
			<Slot name="mini-basket-foot" contents={ slots } />
		</div>
	);
}
