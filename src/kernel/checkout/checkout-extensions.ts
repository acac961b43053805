import type { ComponentType } from 'react';

import type { Basket } from '../basket/basket';

export interface PaymentFieldsProps {
	basket: Basket;
	/** Keeps data that is sent with the order under this method (`payment_data`). */
	setPaymentData: ( data: Readonly< Record< string, string > > ) => void;
}

/** Part of a payment method in the checkout. A method that is not registered shows its title and description. */
export interface PaymentExtension {
	/** The engine's id of the method, e.g. `bacs`. */
	id: string;
	/** Drawn under the method while it is chosen. */
	Fields?: ComponentType< PaymentFieldsProps >;
	/** Runs before the order is sent: further data, or a throw whose message is shown at the method. */
	prepare?: (
		basket: Basket
	) => Promise< Readonly< Record< string, string > > >;
}

/** Data that goes with the order under a namespace, e.g. order attribution or a captcha's token. */
export interface DataExtension {
	namespace: string;
	/** Called when the order is sent; null sends nothing. A throw stops the order and its message is shown. */
	collect: () => unknown | Promise< unknown >;
	/** Called when the order was refused: a used token is no longer good. */
	reset?: () => void;
}

/** The page's form, as a payment method's own button uses it. */
export interface CheckoutForm {
	/** Chooses the method and orders, by all the rules of the form's own button; `prepare` is called before the order is sent. */
	order: ( paymentMethod: string ) => void;
	/** Shows what a payment method has learned of the form before anything is ordered: a sentence by field, e.g. `billing_postcode`. */
	refuse: ( problems: Readonly< Record< string, string > > ) => void;
}

export interface CheckoutExtensions {
	/** The form, while one is alive. */
	form: () => CheckoutForm | null;
	/** Called by a form that came alive; the answer takes it away. */
	openForm: ( form: CheckoutForm ) => () => void;
	registerPayment: ( extension: PaymentExtension ) => void;
	registerData: ( extension: DataExtension ) => void;
	payment: ( id: string ) => PaymentExtension | undefined;
	/** Calls back when a payment method is registered, at once where one is. */
	onPayment: ( listener: () => void ) => void;
	/** Collects by namespace what the data extensions give to the order. */
	collect: () => Promise< Record< string, unknown > >;
	reset: () => void;
}

/**
 * Creates the list of what takes part in a shop's checkout. On a page of WordPress, scripts that depend on `marketday-host` reach it as
 * `window.marketday.host.pageShop().checkout` and register before the shopper orders.
 */
export function createCheckoutExtensions(): CheckoutExtensions {
	const payments = new Map< string, PaymentExtension >();
	const data = new Map< string, DataExtension >();
	const listeners: Array< () => void > = [];
	let open: CheckoutForm | null = null;
	return {
		form: () => open,
		openForm: ( form ) => {
			open = form;
			return () => {
				open = open === form ? null : open;
			};
		},
		registerPayment: ( extension ) => {
			payments.set( extension.id, extension );
			listeners.forEach( ( listener ) => listener() );
		},
		onPayment: ( listener ) => {
			listeners.push( listener );
			if ( payments.size > 0 ) {
				listener();
			}
		},
		registerData: ( extension ) =>
			void data.set( extension.namespace, extension ),
		payment: ( id ) => payments.get( id ),
		collect: async () => {
			const collected: Record< string, unknown > = {};
			for ( const { namespace, collect } of data.values() ) {
				const value = await collect();
				if ( value !== null && value !== undefined ) {
					collected[ namespace ] = value;
				}
			}
			return collected;
		},
		reset: () => data.forEach( ( { reset } ) => reset?.() ),
	};
}
