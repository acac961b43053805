import { behaviour, isPlainClick } from '@marketday/behaviour';
import { holdLinks, startHost } from '@marketday/host';
import { reachShop } from '@marketday/kernel';

/** Elements that a script answers: a link that is a button for those who have none, too. */
const BUTTONS = 'button, a[href^="#"], a[rel="nofollow"]';

/**
 * Keeps what a shopper does to islands before they are alive. A button pressed meanwhile does its work once they are, as often as it was
 * pressed (one that sends the form: once), and so does a link that is a button for those who have no script. Where the islands
 * cannot be brought to life, they stay what the server drew: what was pressed does what it does without scripts, or the shopper is told that
 * the shop cannot be reached.
 *
 * @param name      The islands' name, as PHP printed it.
 * @param wake      Loads what they take and brings them to life (`wakeIslands`).
 * @param isUsed    Whether a shopper was quicker than this script.
 * @param onFailure Tells of those that were used, where they cannot be brought to life.
 * @return Starts without a sign, for a page with parts that only scripts can draw.
 */
export function listenForIntent(
	name: string,
	wake: ( islands: () => readonly HTMLElement[] ) => Promise< void >,
	isUsed: ( island: HTMLElement ) => boolean,
	onFailure: (
		used: readonly HTMLElement[],
		error: unknown
	) => void = () => {}
): () => void {
	const selector = `[data-marketday-island="${ name }"]`;
	const islands = () => [
		...document.querySelectorAll< HTMLElement >( selector ),
	];
	const pressed: HTMLElement[] = [];
	let isDone = false;
	let woken: Promise< void > | null = null;
	let isReplaying = false;

	// Each press in a task of its own: a second press of plus counts from what the first has made. Presses of the shopper
	// that come meanwhile go to the end of the list.
	const finish = async () => {
		for ( const button of pressed ) {
			isReplaying = true;
			button.click();
			isReplaying = false;
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		}
		pressed.length = 0;
		isDone = true;
	};
	// The next sign tries again.
	const giveUp = async ( error: unknown ) => {
		onFailure( islands().filter( isUsed ), error );
		if ( pressed.length > 0 && ! ( await reachShop( () => {} ) ) ) {
			pressed.length = 0;
		}
		await finish();
		woken = null;
		isDone = false;
	};

	const start = () => {
		if ( ! woken ) {
			woken = wake( islands ).then( finish );
			woken.catch( giveUp );
		}
	};

	const hold = ( button: HTMLElement, event: Event ) => {
		if (
			// An island within another one answers its own buttons.
			button.closest( '[data-marketday-island]' )?.matches( selector ) &&
			! isDone &&
			! isReplaying &&
			isPlainClick( event as MouseEvent )
		) {
			event.preventDefault();
			event.stopPropagation();
			const sends =
				button instanceof HTMLButtonElement && button.type === 'submit';
			if ( ! sends || ! pressed.includes( button ) ) {
				pressed.push( button );
			}
			// A link that is pressed next would leave before this one has done its work.
			start();
			holdLinks( woken as Promise< void > ).catch( () => {} );
		}
	};

	startHost();
	behaviour( selector, { intent: start } );
	behaviour( BUTTONS, { early: { click: hold } } );
	if ( islands().some( isUsed ) ) {
		start();
	}
	return start;
}
