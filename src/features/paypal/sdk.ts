import type { WalletParams } from './calls';

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
	/** Rejects where nothing is sent there. Absent where the address is the shop's own form's. */
	onAddress?: ( address: WalletAddress ) => Promise< void >;
	/** A way of delivery was chosen, by its id. */
	onOption?: ( id: string ) => Promise< void >;
}

/** PayPal's script, whichever of its versions the page has. */
export interface Wallet {
	isEligible: ( funding: string ) => boolean;
	/** Opens PayPal's window; within a press of the shopper. */
	start: ( funding: string, handlers: WalletHandlers ) => Promise< void >;
}

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
}

interface Script {
	createInstance: ( options: object ) => Promise< Instance >;
}

const PAGE_TYPES: Record< string, string > = {
	product: 'product-details',
	cart: 'cart',
	'mini-cart': 'mini-cart',
	checkout: 'checkout',
};

let loading: Promise< Script > | undefined;

/** Once in a page; a script that was blocked may be tried again. */
function loadScript( address: string ): Promise< Script > {
	loading ??= new Promise< Script >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = address;
		script.async = true;
		script.onload = () => {
			const { paypal } = window as unknown as { paypal?: Script };
			return paypal?.createInstance
				? resolve( paypal )
				: reject( new Error( 'PayPal’s script is not there.' ) );
		};
		script.onerror = () => {
			script.remove();
			reject( new Error( 'PayPal’s script was blocked.' ) );
		};
		document.head.append( script );
	} );
	loading.catch( () => ( loading = undefined ) );
	return loading;
}

/** @throws Where the script is blocked: the page goes on without it. */
export async function loadWallet( params: WalletParams ): Promise< Wallet > {
	const script = await loadScript( params.sdk );
	const instance = await script.createInstance( {
		clientId: params.client_id,
		components: [ 'paypal-payments' ],
		pageType: PAGE_TYPES[ params.context ] ?? 'checkout',
		locale: params.url_params.locale,
	} );
	const eligible = await instance.findEligibleMethods( {
		currencyCode: params.currency_code,
	} );
	const refused = params.url_params[ 'disable-funding' ].split( ',' );
	return {
		isEligible: ( funding ) =>
			! refused.includes( funding ) && eligible.isEligible( funding ),
		start: ( funding, handlers ) =>
			sessionOf( instance, funding, handlers ).start(
				{ presentationMode: 'auto' },
				handlers.createOrder().then( ( orderId ) => ( { orderId } ) )
			),
	};
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
	return funding === 'paylater'
		? instance.createPayLaterOneTimePaymentSession( options )
		: instance.createPayPalOneTimePaymentSession( options );
}
