import { __, formatMoney } from '@marketday/kernel';
import { Slot } from '@marketday/ui';

import { Assurance } from './assurance';
import type { CheckoutPageProps } from './checkout-props';
import { TermsCheckbox } from './terms-checkbox';
import type { CheckoutForm } from './use-checkout-form';

export interface PlaceOrderProps
	extends Pick<
		CheckoutPageProps,
		| 'basket'
		| 'termsUrl'
		| 'returnsUrl'
		| 'privacyUrl'
		| 'isSecure'
		| 'slots'
	> {
	checkout: CheckoutForm;
	isPlacing: boolean;
}

/** The sum to pay, the terms, and the button. */
export function PlaceOrder( {
	basket: { totals },
	termsUrl,
	slots,
	checkout,
	isPlacing,
	...assurance
}: PlaceOrderProps ) {
	const { form, errors } = checkout;
	return (
		<div className="marketday-checkout__finish">
			<p className="marketday-checkout__pay">
				<span>{ __( 'Total', 'marketday' ) }</span>{ ' ' }
				<strong>
					{ formatMoney( totals.total, totals.currency ) }
				</strong>
			</p>
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
			<Assurance { ...assurance } />
		</div>
	);
}
