import type { WalletParams } from './calls';
import type {
	CardSession,
	Wallet,
	WalletAddress,
	WalletHandlers,
} from './wallet-types';

type Session = {
	start: (
		options: { presentationMode: string },
		order: Promise< { orderId: string } >
	) => Promise< void >;
};

interface Instance {
	findEligibleMethods: ( options: {
		currencyCode: string;
	} ) => Promise< { isEligible: ( name: string ) => boolean } >;
	createPayPalOneTimePaymentSession: ( options: object ) => Session;
	createPayLaterOneTimePaymentSession: ( options: object ) => Session;
	createVenmoOneTimePaymentSession?: ( options: object ) => Session;
	createCardFieldsOneTimePaymentSession: () => CardSession;
	createPayPalMessages: ( options: { currencyCode: string } ) => {
		fetchContent: ( options: object ) => Promise< unknown >;
	};
}

/** An element of PayPal's. */
interface Message extends HTMLElement {
	setContent: ( content: unknown ) => void;
}

export interface ScriptV6 {
	createInstance: ( options: object ) => Promise< Instance >;
}

const PAGE_TYPES: Record< string, string > = {
	product: 'product-details',
	cart: 'cart',
	'mini-cart': 'mini-cart',
	checkout: 'checkout',
};

/** Names of ways to pay where PayPal is asked whether one goes. */
const METHODS: Record< string, string > = { card: 'advanced_cards' };

/** PayPal's script as it keeps it today: sessions that our own buttons start. */
export async function walletOfV6(
	script: ScriptV6,
	params: WalletParams
): Promise< Wallet > {
	const components = params.url_params.components.split( ',' );
	const instance = await script.createInstance( {
		clientId: params.client_id,
		components,
		pageType: PAGE_TYPES[ params.context ] ?? 'checkout',
		locale: params.url_params.locale,
	} );
	const eligible = await instance.findEligibleMethods( {
		currencyCode: params.currency_code,
	} );
	return {
		isEligible: ( funding ) =>
			eligible.isEligible( METHODS[ funding ] ?? funding ),
		...( components.includes( 'card-fields' ) && {
			cards: () => instance.createCardFieldsOneTimePaymentSession(),
		} ),
		...( components.includes( 'paypal-messages' ) && {
			message: ( sum: string ) =>
				messageOf( instance, sum, params.currency_code ),
		} ),
		start: ( funding, handlers ) =>
			sessionOf( instance, funding, handlers ).start(
				{ presentationMode: 'auto' },
				handlers.createOrder().then( ( orderId ) => ( { orderId } ) )
			),
	};
}

/** The element exists once an instance with messages does. */
function messageOf(
	instance: Instance,
	amount: string,
	currencyCode: string
): Promise< HTMLElement > {
	const message = document.createElement( 'paypal-message' ) as Message;
	message.setAttribute( 'amount', amount );
	message.setAttribute( 'currency-code', currencyCode );
	return new Promise( ( resolve, reject ) => {
		instance
			.createPayPalMessages( { currencyCode } )
			.fetchContent( {
				amount,
				currencyCode,
				logoType: 'WORDMARK',
				logoPosition: 'INLINE',
				textColor: 'BLACK',
				onReady: ( content: unknown ) => {
					message.setContent( content );
					resolve( message );
				},
			} )
			.catch( reject );
	} );
}

function sessionOf(
	instance: Instance,
	funding: string,
	{ onApprove, onCancel, onError, onAddress, onOption }: WalletHandlers
): Session {
	const options = {
		onApprove: ( { orderId }: { orderId: string } ) => onApprove( orderId ),
		onCancel,
		onError,
		...( onAddress && {
			onShippingAddressChange: async ( {
				shippingAddress,
				errors,
			}: {
				shippingAddress: WalletAddress;
				errors?: Record< string, string >;
			} ) => {
				await onAddress( shippingAddress ).catch( () => {
					throw new Error( errors?.ADDRESS_ERROR ?? 'ADDRESS_ERROR' );
				} );
			},
		} ),
		...( onOption && {
			onShippingOptionsChange: async ( {
				selectedShippingOption,
			}: {
				selectedShippingOption?: { id: string };
			} ) => onOption( selectedShippingOption?.id ?? '' ),
		} ),
	};
	if ( funding === 'paylater' ) {
		return instance.createPayLaterOneTimePaymentSession( options );
	}
	return (
		( funding === 'venmo' &&
			instance.createVenmoOneTimePaymentSession?.( options ) ) ||
		instance.createPayPalOneTimePaymentSession( options )
	);
}
