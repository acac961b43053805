import { listen, isPlainClick } from '@marketday/behaviour';

/** A door of its own: pages that are left wait for the basket. */
const isLink = ( target: EventTarget ): target is HTMLAnchorElement =>
	'href' in target;

let underWay = 0;
let held = '';
let letGo = () => {};

/** A second press goes at once. */
function hold( event: MouseEvent ): void {
	const link = event.composedPath().find( isLink );
	if (
		link &&
		! link.target &&
		link.href !== held &&
		! event.defaultPrevented &&
		isPlainClick( event )
	) {
		event.preventDefault();
		held = link.href;
	}
}

/**
 * Holds links while a change of the basket is under way: the page that follows then shows what was added just before. Where it is
 * refused, the shopper stays and reads why.
 *
 * @param change
 * @param goTo   Leaves the page.
 */
export function holdLinks< Result >(
	change: Promise< Result >,
	goTo: ( address: string ) => void
): Promise< Result > {
	underWay++;
	letGo = listen( document, 'click', hold );
	return change
		.catch( ( reason ) => {
			held = '';
			throw reason;
		} )
		.finally( () => {
			if ( ! --underWay ) {
				letGo();
				goTo( held );
				held = '';
			}
		} );
}
