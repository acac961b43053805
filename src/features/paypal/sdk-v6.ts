import type { WalletParams } from './calls';
import type { Wallet, WalletAddress, WalletHandlers } from './wallet-types';

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

export interface ScriptV6 {
	createInstance: ( options: object ) => Promise< Instance >;
}

const PAGE_TYPES: Record< string, string > = {
	product: 'product-details',
	cart: 'cart',
	'mini-cart': 'mini-cart',
	checkout: 'checkout',
};

/** PayPal's script as it keeps it today: sessions that our own buttons start. */
export async function walletOfV6(
	script: ScriptV6,
	params: WalletParams
): Promise< Wallet > {
	const instance = await script.createInstance( {
		clientId: params.client_id,
		components: [ 'paypal-payments' ],
		pageType: PAGE_TYPES[ params.context ] ?? 'checkout',
		locale: params.url_params.locale,
	} );
	const eligible = await instance.findEligibleMethods( {
		currencyCode: params.currency_code,
	} );
	return {
		isEligible: ( funding ) => eligible.isEligible( funding ),
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
