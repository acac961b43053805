import { __, announce, sprintf, useMarketday } from '@marketday/kernel';
import { announceTotal } from '@marketday/kernel/totals';
import type { FormEvent } from 'react';

export interface RemoveCouponProps {
	code: string;
	/** Of the checkout page. */
	formUrl: string;
	nonce: string;
}

/** The way to take a coupon off where the order is placed: one that is used up would hold the order there. */
export function RemoveCoupon( { code, formUrl, nonce }: RemoveCouponProps ) {
	const shop = useMarketday();
	async function remove( event: FormEvent ) {
		event.preventDefault();
		if ( await shop.basket.removeCoupon( code ) ) {
			announce( __( 'Coupon removed.', 'marketday' ) );
			announceTotal( shop.basket.getState().basket );
		}
	}
	return (
		<form
			className="marketday-checkout__coupon"
			method="post"
			action={ formUrl }
			onSubmit={ remove }
		>
			<input
				type="hidden"
				name="marketday-action"
				value="checkout-coupon"
			/>
			<input type="hidden" name="marketday-nonce" value={ nonce } />
			<button
				type="submit"
				className="marketday-link"
				name="remove-coupon"
				value={ code }
				aria-label={ sprintf(
					/* translators: %s: coupon code. */
					__( 'Remove coupon %s', 'marketday' ),
					code
				) }
			>
				{ __( 'Remove', 'marketday' ) }
			</button>
		</form>
	);
}
