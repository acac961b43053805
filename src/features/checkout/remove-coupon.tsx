import { RemoveCouponButton, useRemoveCoupon } from '@marketday/kernel/totals';
import type { FormEvent } from 'react';

export interface RemoveCouponProps {
	code: string;
	/** Address of the checkout page. */
	formUrl: string;
	nonce: string;
}

/** The way to take a coupon off where the order is placed: one that is used up would hold the order there. */
export function RemoveCoupon( { code, formUrl, nonce }: RemoveCouponProps ) {
	const removeCoupon = useRemoveCoupon();
	const remove = ( event: FormEvent ) => {
		event.preventDefault();
		void removeCoupon( code );
	};
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
			<RemoveCouponButton code={ code } />
		</form>
	);
}
