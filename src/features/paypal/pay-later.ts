import type { Wallet } from './wallet-types';

/** Our own sentence in a note, while PayPal has none. */
const own = new WeakMap< HTMLElement, string >();
const sums = new WeakMap< HTMLElement, string >();

/**
 * Writes what can be said of paying later below the buttons: PayPal's words for the sum where it has some, else ours; nothing where it is not offered.
 *
 * @param root
 * @param wallet
 * @param sum      By PayPal's notation: `29.40`; '' where it is not known.
 * @param isHidden Whether the shop keeps quiet about it.
 */
export async function updatePayLater(
	root: HTMLElement,
	wallet: Wallet,
	sum: string,
	isHidden: boolean
): Promise< void > {
	const note = root.querySelector< HTMLElement >( '.marketday-paypal__note' );
	if ( ! note ) {
		return;
	}
	note.hidden = isHidden || ! wallet.isEligible( 'paylater' );
	if ( note.hidden || sums.get( note ) === sum ) {
		return;
	}
	sums.set( note, sum );
	const sentence = own.get( note ) ?? note.textContent ?? '';
	own.set( note, sentence );
	const words = sum
		? await wallet.message?.( sum ).catch( () => null )
		: null;
	// The sum may have changed meanwhile, and its words be there.
	if ( sums.get( note ) === sum ) {
		note.replaceChildren( words || sentence );
	}
}
