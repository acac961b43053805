import type { WalletParams } from './calls';
import { type ScriptV5, walletOfV5 } from './sdk-v5';
import { type ScriptV6, walletOfV6 } from './sdk-v6';
import type { Wallet } from './wallet-types';

type Script = Partial< ScriptV5 & ScriptV6 >;

let loading: Promise< Script > | undefined;

/** Loads a script once in a page; one that was blocked may be tried again. */
function loadScript( address: string ): Promise< Script > {
	loading ??= new Promise< Script >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = address;
		script.async = true;
		script.onload = () => {
			const { paypal } = window as unknown as { paypal?: Script };
			return paypal?.createInstance || paypal?.Buttons
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

/**
 * PayPal's script, whichever of its versions the shop has chosen.
 *
 * @param params
 * @throws Where the script is blocked: the page goes on without it.
 */
export async function loadWallet( params: WalletParams ): Promise< Wallet > {
	const { createInstance, Buttons, Messages } = await loadScript(
		params.sdk
	);
	const refused = params.url_params[ 'disable-funding' ].split( ',' );
	const wallet = createInstance
		? await walletOfV6( { createInstance }, params )
		: walletOfV5( { Buttons, Messages } as ScriptV5, params );
	return {
		...wallet,
		isEligible: ( funding ) =>
			! refused.includes( funding ) && wallet.isEligible( funding ),
	};
}
