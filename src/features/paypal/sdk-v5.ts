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
}

const SMALL_HEIGHT = 35;

/** PayPal's older script: it draws its buttons itself, and its calls have other names. */
export function walletOfV5( script: ScriptV5, params: WalletParams ): Wallet {
	return {
		isEligible: ( funding ) =>
			script.Buttons( { fundingSource: funding } ).isEligible(),
		draw: ( place, funding, handlers ) =>
			script
				.Buttons( {
					fundingSource: funding,
					style: styleOf( params ),
					...callsOf( handlers ),
				} )
				.render( place ),
	};
}

function styleOf( { context, button }: WalletParams ): object {
	const { layout, color, shape, label } = button.style;
	return {
		layout,
		color,
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
