import { behaviour } from '@marketday/behaviour';
import { reachShop } from '@marketday/kernel';

/**
 * Brings islands to life once somebody turns to one, by pointer or by keys; where that cannot be loaded, they stay as the server drew them, and
 * the next sign tries again.
 *
 * @param islands Selector.
 * @param load
 * @param buttons Selector of those which do nothing by themselves: one that is pressed before does its work then.
 */
export function wakeWithIntent(
	islands: string,
	load: () => Promise< { wake: () => void } >,
	buttons?: string
): void {
	let isAlive = false;
	let attempt: Promise< void > | undefined;
	const wake = () =>
		( attempt ??= load().then(
			( part ) => {
				part.wake();
				isAlive = true;
			},
			() => {
				attempt = undefined;
			}
		) );

	behaviour( islands, { intent: wake } );
	if ( buttons ) {
		behaviour( buttons, {
			press: ( button ) =>
				! isAlive &&
				void wake().then< unknown >( () =>
					isAlive ? button.click() : reachShop( () => {} )
				),
		} );
	}
}
