import { Slot } from '@marketday/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { AddressSections } from './address-sections';
import type { AddressForms, CheckoutPageProps } from './checkout-props';
import { asOrdered } from './delivery-address';
import { DeliveryChoice } from './delivery-choice';
import { forgetDraft } from './draft';
import type { FormState } from './form-state';
import { ErrorSummary } from './error-summary';
import { MoreFields } from './more-fields';
import { navigation } from './navigation';
import { PaymentChoice } from './payment-choice';
import { PlaceOrder } from './place-order';
import { slotExtensions } from './slot-extensions';
import { useAddressForms } from './use-address-forms';
import { useCheckoutForm } from './use-checkout-form';
import { useOpenForm } from './use-open-form';
import { usePlacing } from './use-placing';
import { useRecalculation } from './use-recalculation';
import { useRefused } from './use-refused';
import { type FieldErrors, formErrors, inOrder } from './validate-form';

/** Problems of the form before it is sent. */
const problemsOf = (
	filled: FormState,
	forms: AddressForms,
	props: CheckoutPageProps
): FieldErrors =>
	formErrors( filled, forms, {
		payment: props.basket.needsPayment,
		terms: props.termsUrl !== '',
		password:
			props.account.asksPassword &&
			( props.account.isRequired || filled.createsAccount ),
		orderFields: props.orderFields,
	} );

/** The form itself. With scripts the order is sent in the background; the button that sends it is the only one. */
export function CheckoutFormView( props: CheckoutPageProps ) {
	const { basket, formUrl, nonce } = props;
	const element = useRef< HTMLFormElement >( null );
	const [ isLive, setLive ] = useState( false );
	const [ paymentData, setPaymentData ] = useState<
		Readonly< Record< string, string > >
	>( {} );
	const checkout = useCheckoutForm( props );
	const { form, errors } = checkout;
	const forms = useAddressForms( props.forms, {
		billing: form.billing.country,
		shipping: form.shipping.country,
	} );
	// Said while a field is left, above all fields, it would move the button that is being pressed.
	const [ refused, setRefused ] = useRefused(
		element,
		Object.keys( errors )
	);
	const { isPlacing, place } = usePlacing( ( url ) => {
		forgetDraft();
		navigation.leave( url );
	} );
	useRecalculation( asOrdered( form, basket ), isLive && ! isPlacing );
	useEffect( () => {
		// At once: a press that waited for this form must meet no bubble of the browser's.
		element.current?.setAttribute( 'novalidate', '' );
		setLive( true );
	}, [] );

	function refuse( problems: FieldErrors ) {
		const ordered = inOrder( problems, element.current );
		checkout.setErrors( ordered );
		setRefused( ordered );
	}

	function submit( event: FormEvent ) {
		event.preventDefault();
		void order( form );
	}

	async function order( typed: FormState ) {
		const filled = asOrdered( typed, basket );
		const problems = problemsOf( filled, forms, props );
		if ( Object.keys( problems ).length > 0 ) {
			refuse( problems );
			return;
		}
		checkout.setErrors( {} );
		const refusal = await place( filled, forms, {
			paymentData,
			extensions: slotExtensions( element.current ),
			orderFields: props.orderFields,
			createsAccount: props.account.isRequired || filled.createsAccount,
		} );
		if ( refusal ) {
			refuse(
				Object.keys( refusal.fields ).length > 0
					? refusal.fields
					: { checkout: refusal.message }
			);
		}
	}

	useOpenForm( element, {
		refuse,
		order: ( paymentMethod ) => {
			checkout.change( { paymentMethod } );
			void order( { ...form, paymentMethod } );
		},
	} );

	return (
		<form
			className="marketday-checkout__form"
			method="post"
			action={ formUrl }
			ref={ element }
			onSubmit={ submit }
		>
			<input type="hidden" name="marketday-action" value="place-order" />
			<input type="hidden" name="marketday-nonce" value={ nonce } />
			<ErrorSummary errors={ errors } fields={ refused } />
			<AddressSections
				{ ...props }
				checkout={ checkout }
				forms={ forms }
				isLive={ isLive }
			/>
			{ basket.needsShipping && (
				<DeliveryChoice
					basket={ basket }
					error={ errors.shipping_method ?? '' }
				/>
			) }
			{ basket.needsPayment && (
				<PaymentChoice
					methods={ props.paymentMethods }
					chosen={ form.paymentMethod }
					basket={ basket }
					error={ errors.payment_method ?? '' }
					isLive={ isLive }
					onChoose={ ( paymentMethod ) =>
						checkout.change( { paymentMethod } )
					}
					setPaymentData={ setPaymentData }
				/>
			) }
			<MoreFields { ...props } checkout={ checkout } />
			<Slot name="checkout-fields" contents={ props.slots } />
			<PlaceOrder
				{ ...props }
				checkout={ checkout }
				isPlacing={ isPlacing }
			/>
		</form>
	);
}
