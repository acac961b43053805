import { __ } from '@marketday/kernel';
import type { WalletPage } from './wallet-page';

/** Data of a button from the server: `PageConfiguration` of php/Buying/PayPal. */
export interface WalletParams {
	sdk: string;
	client_id: string;
	currency_code: string;
	country_code: string;
	context: string;
	redirect: string;
	/** Total of the basket, `29.40`, where there is one. */
	total_str?: string;
	messages: { is_hidden: boolean };
	ajax: Record< string, { endpoint: string; nonce: string } >;
	final_review_enabled: boolean;
	simulate_cart: { enabled: boolean; throttling: number };
	button: { style: Record< string, string > };
	hosted_fields: { valid_cards: string[] };
	url_params: {
		locale: string;
		components: string;
		'disable-funding': string;
	};
}

/** A call that was refused, in words for the shopper. */
export class WalletRefusal extends Error {
	constructor(
		message: string,
		/** Sentence by field of the checkout's form. */
		readonly fields: Readonly< Record< string, string > > = {}
	) {
		super( message );
	}
}

export const SORRY = () =>
	__(
		'Something went wrong. Please try again or choose another payment source.',
		'marketday'
	);

interface Envelope {
	success?: boolean;
	data?: {
		message?: string;
		errors?: string[];
		fields?: Record< string, string >;
		details?: Array< { issue?: string; description?: string } >;
	};
}

const known = new Map< string, Promise< WalletParams > >();

/**
 * The button's parameters, asked once for each place; a failure is asked again.
 *
 * @param context
 * @param page
 * @param isChanged Whether the basket is another one than it was when they were asked.
 */
export function walletParams(
	context: string,
	page: WalletPage,
	isChanged = false
): Promise< WalletParams > {
	const asked = known.get( context );
	if ( asked && ! isChanged ) {
		return asked;
	}
	const url =
		page.wcAjaxUrl.replace( '%%endpoint%%', 'ppc-cart-script-params' ) +
		`&context=${ context }`;
	const params = fetch( url, { credentials: 'same-origin' } ).then(
		( response ) => read< WalletParams >( response )
	);
	known.set( context, params );
	params.catch( () => known.delete( context ) );
	return params;
}

/** The next call asks for new nonces. */
const forgetParams = () => known.clear();

/** One of the contract's payment calls. */
export async function call< Data >(
	name: string,
	params: WalletParams,
	body: Record< string, unknown > = {}
): Promise< Data > {
	const { endpoint = '', nonce = '' } = params.ajax[ name ] ?? {};
	const response = await fetch( endpoint, {
		method: 'POST',
		credentials: 'same-origin',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( { nonce, ...body } ),
	} ).catch( () => {
		throw new WalletRefusal( SORRY() );
	} );
	if ( response.status === 400 ) {
		forgetParams();
	}
	return read< Data >( response );
}

/** An answer may be empty, or no JSON at all. */
async function read< Data >( response: Response ): Promise< Data > {
	const envelope: Envelope = await response.json().then(
		( body ) => body ?? {},
		() => ( {} )
	);
	if ( envelope.success !== true ) {
		const { errors, fields, message } = envelope.data ?? {};
		throw new WalletRefusal(
			errors?.join( ' ' ) || message || SORRY(),
			fields
		);
	}
	return envelope.data as Data;
}
