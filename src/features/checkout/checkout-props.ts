import type { Address, AddressKind, Basket, Notice } from '@marketday/kernel';
import type { ServerAddressProvider } from '@marketday/kernel/address-search';
import type { SlotContents } from '@marketday/ui';

import type { Login } from './login-form';

/** One field of an address form in one country: `AddressField::toArray()` in php/Engine/Contract. */
export interface AddressField {
	readonly name: keyof Address;
	readonly label: string;
	readonly required: boolean;
	readonly hidden: boolean;
	readonly autocomplete: string;
	readonly type: 'text' | 'email' | 'tel' | 'select';
	/** Label by value; a country's options come from `countries`. */
	readonly options: Readonly< Record< string, string > >;
}

/** The two forms of one country. */
export type AddressForms = Readonly<
	Record< AddressKind, readonly AddressField[] >
>;

/** A field that the shop adds: `OrderField::toArray()` in php/Engine/Contract. */
export interface OrderField {
	/** Id, and its name in the plain form. */
	readonly id: string;
	/** Name in `additional_fields` of the Store API. */
	readonly name: string;
	readonly label: string;
	readonly type: 'text' | 'textarea' | 'select' | 'checkbox';
	readonly required: boolean;
	readonly place: 'contact' | 'order';
	/** Choices of a select. */
	readonly options: readonly string[];
}

/** Tells whether an account comes with an order: `AccountOffer` in php/Engine/Contract. */
export interface AccountOffer {
	readonly isOffered: boolean;
	readonly isRequired: boolean;
	/** Else the shopper is sent one to choose. */
	readonly asksPassword: boolean;
}

export interface PaymentMethod {
	readonly id: string;
	readonly title: string;
	readonly description: string;
}

export interface CheckoutPageProps {
	basket: Basket;
	notices: readonly Notice[];
	/** Errors of a form that was sent without scripts, by field. */
	errors: Readonly< Record< string, string > >;
	countries: Readonly<
		Record< AddressKind, Readonly< Record< string, string > > >
	>;
	/** Forms for the countries of `values`. */
	forms: AddressForms;
	values: Readonly< Record< AddressKind, Address > >;
	shipElsewhere: boolean;
	paymentMethods: readonly PaymentMethod[];
	paymentMethod: string;
	note: string;
	/** Fields that the shop adds, in their order. */
	orderFields: readonly OrderField[];
	/** Values by id. */
	orderValues: Readonly< Record< string, string > >;
	account: AccountOffer;
	createsAccount: boolean;
	/** Providers of addresses. */
	addressProviders: readonly ServerAddressProvider[];
	/** The terms' page, '' where the shop has none. */
	termsUrl: string;
	/** Address of what is said on sending goods back, '' for none. */
	returnsUrl?: string;
	/** Address of the privacy policy, '' for none. */
	privacyUrl?: string;
	/** True if what is sent goes over a line that nobody else reads. */
	isSecure?: boolean;
	/** Null for a shopper who is logged in. */
	login: Login | null;
	lostPasswordUrl: string;
	basketUrl: string;
	shopUrl: string;
	/** Address of this page. */
	formUrl: string;
	nonce: string;
	showCoupon: boolean;
	showNote: boolean;
	/** Contents of its slots, by name: `checkout-express`, `checkout-fields`, `checkout-before-submit`. */
	slots?: SlotContents;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}
