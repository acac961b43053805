import { listen } from '@marketday/behaviour';
import { reachShop } from '@marketday/kernel';

const SIGNS = [ 'pointerover', 'keydown', 'focusin', 'scroll' ] as const;

/** Elements of a variation that the address or the shop has chosen: its picture and price are to be seen. */
const CHOSEN = '.cart [selected]:not([value=""])';

/**
 * Calls back once, at the first sign that somebody is at the page.
 *
 * @param start
 * @param isNow Whether somebody else waits for it: at once then.
 */
export function onFirstSign( start: () => void, isNow = false ): void {
	if ( isNow || window.scrollY > 0 || document.querySelector( CHOSEN ) ) {
		start();
		return;
	}
	const stops = SIGNS.map( ( sign ) =>
		listen( document, sign, () => {
			stops.forEach( ( stop ) => stop() );
			start();
		} )
	);
}

/**
 * Loads at the first sign what the page does without until then; where it cannot be loaded, the page stays as the server drew it, and a
 * button that is pressed tries again.
 *
 * @param load
 * @param start
 * @param buttons Of the part, which do nothing by themselves: one that is pressed before it has come does its work then.
 */
export const laterWithSign = < Part >(
	load: () => Promise< Part >,
	start: ( part: Part ) => void,
	buttons?: string
): void =>
	onFirstSign( () => {
		const pressed = new Set< HTMLElement >();
		let isUnderWay = false;
		const hold = ( { target }: Event ) => {
			const button =
				buttons &&
				( target as Element ).closest< HTMLElement >( buttons );
			if ( button ) {
				pressed.add( button );
				if ( ! isUnderWay ) {
					void attempt();
				}
			}
		};
		const attempt = async () => {
			isUnderWay = true;
			try {
				start( await load() );
				letGo();
				pressed.forEach( ( button ) => button.click() );
			} catch {
				if ( pressed.size > 0 ) {
					await reachShop( () => {} );
					// Presses that came meanwhile have had the same answer.
					pressed.clear();
				}
			}
			isUnderWay = false;
		};
		const letGo = listen( document, 'click', hold );
		void attempt();
	} );
