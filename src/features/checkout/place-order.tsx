import { __ } from '@marketday/kernel';
import { Slot } from '@marketday/ui';

import type { CheckoutPageProps } from './checkout-props';
import { OrderReview } from './order-review';
import { TermsCheckbox } from './terms-checkbox';
import type { CheckoutForm } from './use-checkout-form';

export interface PlaceOrderProps
	extends Pick<
		CheckoutPageProps,
		'basket' | 'basketUrl' | 'termsUrl' | 'slots'
	> {
	checkout: CheckoutForm;
	isPlacing: boolean;
}

/** The order once more, the terms, and the button. */
export function PlaceOrder( {
	basket,
	basketUrl,
	termsUrl,
	slots,
	checkout,
	isPlacing,
}: PlaceOrderProps ) {
	const { form, errors } = checkout;
	return (
		<div className="marketday-checkout__review">
			<OrderReview basket={ basket } basketUrl={ basketUrl } />
			{ termsUrl && (
				<TermsCheckbox
					termsUrl={ termsUrl }
					isChecked={ form.acceptsTerms }
					error={ errors.terms ?? '' }
					onChange={ ( acceptsTerms ) =>
						checkout.change( { acceptsTerms } )
					}
				/>
			) }
			<Slot name="checkout-before-submit" contents={ slots } />
			<button
				type="submit"
				className="marketday-button marketday-button--wide marketday-checkout__place"
				aria-busy={ isPlacing }
				aria-disabled={ isPlacing }
			>
				{ __( 'Place order', 'marketday' ) }
			</button>
		</div>
	);
}
