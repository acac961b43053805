import apiFetch from '@wordpress/api-fetch';

export type Mode = 'sandbox' | 'live';

/** The shop's settings; each choice is one of those in `choices.ts`. */
export interface PayPalSettings {
	mode: Mode;
	intent: string;
	sdk: string;
	layout: string;
	color: string;
	shape: string;
	label: string;
	contingency: string;
	places: string[];
	pay_later: boolean;
	wallet: boolean;
	cards: boolean;
	final_review: boolean;
	early_check: boolean;
	vaulting: boolean;
	log: boolean;
	statement: string;
	prefix: string;
}

interface Account {
	id: string;
	/** True if a secret is kept, which is never told. */
	hasSecret: boolean;
	/** True if PayPal writes to this site. */
	hasWebhook: boolean;
}

/** `SettingsEndpoint::state()` of php/Buying/PayPal. */
export interface PayPalState {
	settings: PayPalSettings;
	accounts: Record< Mode, Account >;
	/** Beginning of invoice numbers, where the shop has chosen none. */
	prefix: string;
	isReady: boolean;
	/** Another plugin that offers PayPal; '' for none. */
	rival: string;
	/** The address that PayPal writes to. */
	letterBox: string;
	/** Newest first. */
	log: string[];
}

/** Typed and not yet saved. */
export type Typed = Record< Mode, { id: string; secret: string } >;

export const save = ( settings: PayPalSettings, accounts: Typed ) =>
	apiFetch< PayPalState >( {
		path: 'marketday/v1/paypal/settings',
		method: 'POST',
		data: { ...settings, accounts },
	} );

/** Tells whether PayPal knows the account; has it write to this site. */
export const connect = () =>
	apiFetch< PayPalState >( {
		path: 'marketday/v1/paypal/connection',
		method: 'POST',
	} );
