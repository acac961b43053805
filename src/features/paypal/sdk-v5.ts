import type { WalletParams } from './calls';
import type { Wallet, WalletAddress, WalletHandlers } from './wallet-types';

interface Actions {
	resolve: () => void;
	reject: ( reason?: string ) => void;
}

interface Buttons {
	isEligible: () => boolean;
	render: ( place: HTMLElement ) => Promise< void >;
}

export interface ScriptV5 {
	Buttons: ( options: object ) => Buttons;
	Messages?: ( options: object ) => {
		render: ( place: HTMLElement ) => Promise< void >;
	};
}

const SMALL_HEIGHT = 35;

/** Colours of the ways to pay that do not have all of them: the script refuses others. */
const COLOURS: Record< string, string[] > = {
	card: [ 'black', 'white' ],
	venmo: [ 'blue', 'silver', 'white', 'black' ],
};

const PLACEMENTS: Record< string, string > = {
	product: 'product',
	cart: 'cart',
};

/** PayPal's older script: it draws its buttons itself, and its calls have other names. */
export function walletOfV5( script: ScriptV5, params: WalletParams ): Wallet {
	return {
		isEligible: ( funding ) =>
			script.Buttons( { fundingSource: funding } ).isEligible(),
		draw: ( place, funding, handlers ) =>
			script
				.Buttons( {
					fundingSource: funding,
					style: styleOf( params, funding ),
					...callsOf( handlers ),
				} )
				.render( place ),
		message: async ( amount ) => {
			const words = document.createElement( 'div' );
			if ( ! script.Messages ) {
				throw new Error( 'PayPal says nothing of paying later.' );
			}
			await script
				.Messages( {
					amount,
					currency: params.currency_code,
					placement: PLACEMENTS[ params.context ] ?? 'payment',
					style: { layout: 'text', logo: { type: 'inline' } },
				} )
				.render( words );
			return words;
		},
	};
}

function styleOf( { context, button }: WalletParams, funding: string ): object {
	const { layout, color = '', shape, label } = button.style;
	const colours = COLOURS[ funding ] ?? [ color ];
	return {
		layout,
		color: colours.includes( color ) ? color : colours[ 0 ],
		shape,
		label,
		...( context === 'mini-cart' && { height: SMALL_HEIGHT } ),
	};
}

function callsOf( {
	createOrder,
	onApprove,
	onCancel,
	onError,
	onAddress,
	onOption,
	mayOpen,
}: WalletHandlers ): object {
	return {
		onClick: ( data: unknown, actions: Actions ) =>
			mayOpen() ? actions.resolve() : actions.reject(),
		createOrder,
		onApprove: ( { orderID }: { orderID: string } ) => onApprove( orderID ),
		onCancel,
		onError,
		...( onAddress && {
			onShippingAddressChange: (
				{
					shippingAddress,
					errors,
				}: {
					shippingAddress: WalletAddress;
					errors?: Record< string, string >;
				},
				actions: Actions
			) =>
				onAddress( shippingAddress ).catch( () =>
					actions.reject( errors?.ADDRESS_ERROR ?? 'ADDRESS_ERROR' )
				),
		} ),
		...( onOption && {
			onShippingOptionsChange: (
				{
					selectedShippingOption,
				}: { selectedShippingOption?: { id: string } },
				actions: Actions
			) =>
				onOption( selectedShippingOption?.id ?? '' ).catch( () =>
					actions.reject()
				),
		} ),
	};
}
