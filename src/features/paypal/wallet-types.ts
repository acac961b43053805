/** Where a shopper wants it sent, as PayPal tells it while its window is open. */
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

/** PayPal's script, whichever of its versions the page has. */
export interface Wallet {
	isEligible: ( funding: string ) => boolean;
	/** Opens PayPal's window; within a press of the shopper. */
	start?: ( funding: string, handlers: WalletHandlers ) => Promise< void >;
	/** Puts PayPal's own button into a place: its older script opens the window by that alone. */
	draw?: (
		place: HTMLElement,
		funding: string,
		handlers: WalletHandlers
	) => Promise< void >;
}
