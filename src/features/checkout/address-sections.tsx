import {
	__,
	type Address,
	type AddressKind,
	type Basket,
} from '@marketday/kernel';
import type { SelectedAddress } from '@marketday/kernel/address-search';

import { AccountFields } from './account-fields';
import { AddressFields } from './address-fields';
import { Checkbox } from './checkbox';
import type {
	AddressField,
	AddressForms,
	CheckoutPageProps,
} from './checkout-props';
import { takesDeliveryAddress } from './delivery-address';
import { OrderFields } from './order-fields';
import type { CheckoutForm } from './use-checkout-form';

export interface AddressSectionsProps
	extends Pick<
		CheckoutPageProps,
		'countries' | 'account' | 'addressProviders' | 'orderFields'
	> {
	basket: Basket;
	checkout: CheckoutForm;
	forms: AddressForms;
	isLive: boolean;
}

const isEmailField = ( { name }: AddressField ) => name === 'email';

/** Contact and addresses of who orders, for the bill and the goods. */
export function AddressSections( {
	account,
	addressProviders,
	basket,
	checkout,
	countries,
	forms,
	isLive,
	orderFields,
}: AddressSectionsProps ) {
	const { form, errors } = checkout;
	const addressProps = ( kind: AddressKind ) => ( {
		kind,
		address: form[ kind ],
		countries: countries[ kind ],
		errors,
		providers: isLive ? addressProviders : [],
		onSelect: ( found: SelectedAddress ) =>
			checkout.fillAddress( kind, found ),
		onChange: ( name: keyof Address, value: string ) =>
			checkout.changeField( kind, name, value ),
		onLeave: ( name: keyof Address ) =>
			checkout.leaveField( kind, name, forms ),
	} );

	return (
		<>
			<section className="marketday-checkout__section">
				<h2 className="marketday-checkout__heading">
					{ __( 'Contact', 'marketday' ) }
				</h2>
				<AddressFields
					{ ...addressProps( 'billing' ) }
					fields={ forms.billing.filter( isEmailField ) }
				/>
				<OrderFields
					fields={ orderFields }
					place="contact"
					values={ form.fields }
					errors={ errors }
					onChange={ checkout.changeOrderField }
				/>
				<AccountFields account={ account } checkout={ checkout } />
			</section>
			<section className="marketday-checkout__section">
				<h2 className="marketday-checkout__heading">
					{ __( 'Billing address', 'marketday' ) }
				</h2>
				<AddressFields
					{ ...addressProps( 'billing' ) }
					fields={ forms.billing.filter(
						( field ) => ! isEmailField( field )
					) }
				/>
				{ ! isLive && (
					<button
						type="submit"
						className="marketday-button marketday-button--quiet marketday-without-scripts"
						name="update-address"
						value="1"
						formNoValidate
					>
						{ __( 'Update country', 'marketday' ) }
					</button>
				) }
			</section>
			{ takesDeliveryAddress( basket ) && (
				<section className="marketday-checkout__section marketday-checkout__elsewhere">
					<Checkbox
						id="ship_to_different_address"
						isChecked={ form.shipElsewhere }
						onChange={ ( shipElsewhere ) =>
							checkout.change( { shipElsewhere } )
						}
					>
						{ __( 'Deliver to a different address', 'marketday' ) }
					</Checkbox>
					<div className="marketday-checkout__shipping">
						<h2 className="marketday-checkout__heading">
							{ __( 'Delivery address', 'marketday' ) }
						</h2>
						<AddressFields
							{ ...addressProps( 'shipping' ) }
							fields={ forms.shipping }
						/>
					</div>
				</section>
			) }
		</>
	);
}
