import type { WalletParams } from './calls';
import { walletOfV5 } from './sdk-v5';
import type { WalletHandlers } from './wallet-types';

interface Calls {
	fundingSource: string;
	style: Record< string, unknown >;
	onClick: ( data: unknown, actions: object ) => void;
	createOrder: () => Promise< string >;
	onApprove: ( data: { orderID: string } ) => Promise< void >;
	onShippingAddressChange?: (
		data: object,
		actions: object
	) => Promise< void >;
	onShippingOptionsChange?: (
		data: object,
		actions: object
	) => Promise< void >;
}

const PARAMS = {
	context: 'mini-cart',
	button: {
		style: {
			layout: 'vertical',
			color: 'gold',
			shape: 'pill',
			label: 'paypal',
		},
	},
} as unknown as WalletParams;

const render = jest.fn( async () => {} );
const actions = { resolve: jest.fn(), reject: jest.fn() };

const handlersWith = (
	changes: Partial< WalletHandlers >
): WalletHandlers => ( {
	createOrder: async () => 'P1',
	onApprove: async () => {},
	onCancel: () => {},
	onError: () => {},
	mayOpen: () => true,
	...changes,
} );

/** Options that PayPal's script is given for a button. */
async function drawButtons(
	changes: Partial< WalletHandlers >,
	funding = 'paylater'
): Promise< Calls > {
	let given = {} as Calls;
	const wallet = walletOfV5(
		{
			Buttons: ( options ) => {
				given = options as Calls;
				return { isEligible: () => true, render };
			},
		},
		PARAMS
	);
	const place = document.createElement( 'div' );
	await wallet.draw?.( place, funding, handlersWith( changes ) );
	expect( render ).toHaveBeenCalledWith( place );
	return given;
}

beforeEach( () => jest.clearAllMocks() );

it( 'draws the button of the way to pay, as the shop wants it to look', async () => {
	expect( await drawButtons( {} ) ).toMatchObject( {
		fundingSource: 'paylater',
		style: { color: 'gold', shape: 'pill', height: 35 },
	} );
} );

it.each( [
	[ 'card', 'black' ],
	[ 'venmo', 'blue' ],
	[ 'paypal', 'gold' ],
] )(
	'asks for %s in a colour that its button has: %s',
	async ( funding, color ) => {
		expect( await drawButtons( {}, funding ) ).toMatchObject( {
			fundingSource: funding,
			style: { color },
		} );
	}
);

describe( 'what is said of paying later', () => {
	const Buttons = () => ( { isEligible: () => true, render } );

	it( 'is PayPal’s, for the sum and the place', async () => {
		const Messages = jest.fn( () => ( {
			render: async ( place: HTMLElement ) => {
				place.textContent = '3 payments of 9.80';
			},
		} ) );
		const wallet = walletOfV5(
			{ Buttons, Messages },
			{
				...PARAMS,
				context: 'checkout',
				currency_code: 'GBP',
			}
		);

		expect( ( await wallet.message?.( '29.40' ) )?.textContent ).toBe(
			'3 payments of 9.80'
		);
		expect( Messages ).toHaveBeenCalledWith(
			expect.objectContaining( {
				amount: '29.40',
				currency: 'GBP',
				placement: 'payment',
			} )
		);
	} );

	it( 'is nothing where the script has no words', async () => {
		const wallet = walletOfV5( { Buttons }, PARAMS );

		await expect( wallet.message?.( '29.40' ) ).rejects.toThrow(
			'says nothing'
		);
	} );
} );

it( 'begins and finishes a payment by the same calls as the script of today', async () => {
	const onApprove = jest.fn( async () => {} );
	const calls = await drawButtons( { onApprove } );

	expect( await calls.createOrder() ).toBe( 'P1' );
	await calls.onApprove( { orderID: 'P1' } );
	expect( onApprove ).toHaveBeenCalledWith( 'P1' );
} );

it.each( [
	[ true, 'resolve' ],
	[ false, 'reject' ],
] as const )(
	'asks the page before the window opens: %s',
	async ( mayOpen, response ) => {
		const calls = await drawButtons( { mayOpen: () => mayOpen } );

		calls.onClick( {}, actions );

		expect( actions[ response ] ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'refuses an address to which nothing is sent, and follows a way of delivery', async () => {
	const onOption = jest.fn( async () => {} );
	const calls = await drawButtons( {
		onAddress: () => Promise.reject( new Error( 'Not there.' ) ),
		onOption,
	} );

	await calls.onShippingAddressChange?.(
		{ shippingAddress: {}, errors: { ADDRESS_ERROR: 'NO' } },
		actions
	);
	expect( actions.reject ).toHaveBeenCalledWith( 'NO' );
	await calls.onShippingOptionsChange?.(
		{ selectedShippingOption: { id: 'flat:1' } },
		actions
	);
	expect( onOption ).toHaveBeenCalledWith( 'flat:1' );
} );

it( 'asks for no address where the checkout has its own', async () => {
	const calls = await drawButtons( {} );

	expect( calls.onShippingAddressChange ).toBeUndefined();
} );
