/** Address of delivery, as PayPal tells it while its window is open. */
export interface WalletAddress {
	city: string;
	state: string;
	postalCode: string;
	countryCode: string;
}

export interface WalletHandlers {
	createOrder: () => Promise< string >;
	onApprove: ( orderId: string ) => Promise< void >;
	onCancel: () => void;
	onError: ( reason: unknown ) => void;
	/** Asked before the window opens; false leaves it closed. */
	mayOpen: () => boolean;
	/** Rejects where nothing is sent there. Absent where the address is the shop's own form's. */
	onAddress?: ( address: WalletAddress ) => Promise< void >;
	/** A way of delivery was chosen, by its id. */
	onOption?: ( id: string ) => Promise< void >;
}

export type CardField = 'number' | 'expiry' | 'cvv';

interface FieldState {
	isEmpty: boolean;
	isValid: boolean;
}

/** State of PayPal's fields of a card. */
export interface CardState extends Record< CardField, FieldState > {
	/** Cards that the number may be of, the likeliest first: `visa`, `mastercard`, `american-express` … */
	cards: Array< { type: string } >;
}

/** PayPal's own fields of a card, each in a frame. */
export interface CardSession {
	createCardFieldsComponent: ( field: {
		type: CardField;
		placeholder: string;
		ariaLabel: string;
	} ) => HTMLElement;
	on: (
		event: 'change' | 'validitychange' | 'cardtypechange',
		listener: ( event: { data: CardState } ) => void
	) => unknown;
	submit: (
		orderId: string,
		options: { billingAddress: Record< string, string > }
	) => Promise< { state: 'succeeded' | 'failed' | 'canceled' } >;
}

/** PayPal's script, whichever of its versions the page has. */
export interface Wallet {
	isEligible: ( funding: string ) => boolean;
	/** Opens PayPal's window; within a press of the shopper. */
	start?: ( funding: string, handlers: WalletHandlers ) => Promise< void >;
	/** PayPal's words on paying a sum later (`29.40`); rejects where it has none. */
	message?: ( sum: string ) => Promise< HTMLElement >;
	/** Begins fields of a card in the page. */
	cards?: () => CardSession;
	/** Puts PayPal's own button into a place: its older script opens the window by that alone. */
	draw?: (
		place: HTMLElement,
		funding: string,
		handlers: WalletHandlers
	) => Promise< void >;
}
