import { __ } from '@marketday/kernel';
import { Field } from '@marketday/ui';

import { Checkbox } from './checkbox';
import type { CheckoutPageProps } from './checkout-props';
import { passwordToggle } from './password-toggle';
import type { CheckoutForm } from './use-checkout-form';

/** An account with the order, where the shop offers it or takes no guests. */
export function AccountFields( {
	account,
	checkout: { form, errors, change },
}: {
	account: CheckoutPageProps[ 'account' ];
	checkout: CheckoutForm;
} ) {
	if ( ! account.isOffered ) {
		return null;
	}
	return (
		<div className="marketday-checkout__account">
			{ account.isRequired ? (
				<p className="marketday-checkout__hint">
					{ __(
						'We’ll create an account for you with this order.',
						'marketday'
					) }
				</p>
			) : (
				<Checkbox
					id="createaccount"
					isChecked={ form.createsAccount }
					onChange={ ( createsAccount ) =>
						change( { createsAccount } )
					}
				>
					{ __( 'Create an account', 'marketday' ) }
				</Checkbox>
			) }
			{ account.asksPassword && (
				<div className="marketday-checkout__password">
					<Field
						id="account_password"
						label={ __( 'Password', 'marketday' ) }
						type="password"
						toggle={ passwordToggle() }
						autoComplete="new-password"
						value={ form.password }
						isRequired
						isEnforced={ account.isRequired }
						error={ errors.account_password ?? '' }
						onChange={ ( password ) => change( { password } ) }
					/>
				</div>
			) }
		</div>
	);
}
