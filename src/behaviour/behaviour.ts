import { listenOn, observeChanges } from './page-listeners';
import { isPlainClick } from './plain-click';

/** Signs by which a shopper shows that an element will be used: what its use needs can come meanwhile. */
const SIGNS = [
	'pointerover',
	'pointerdown',
	'focusin',
	'keydown',
	'input',
	'change',
];

/** Behaviour of a selector's elements, where the server has drawn them and nothing draws them anew. */
export interface Behaviour< On extends HTMLElement > {
	/** Somebody turns to the element; called at each sign, so what it loads is loaded once elsewhere. */
	readonly intent?: ( element: On ) => void;
	/**
	 * A click that nobody else has answered, of a link a plain one, or the space bar on what has the role of a button. The browser's own
	 * answer is prevented unless this returns false.
	 */
	readonly press?: ( element: On, event: MouseEvent ) => unknown;
	/** Other events, by their type. */
	readonly on?: Readonly<
		Record< string, ( element: On, event: Event ) => void >
	>;
	/** Events before the elements on their way hear them, by their type. */
	readonly early?: Behaviour< On >[ 'on' ];
	/** Runs once for each element, now and when further ones arrive. */
	readonly arrive?: ( element: On ) => void;
}

function listenForPresses< On extends HTMLElement >(
	selector: string,
	press: NonNullable< Behaviour< On >[ 'press' ] >
): void {
	listenOn( 'click', selector, ( element, event ) => {
		const click = event as MouseEvent;
		if (
			! click.defaultPrevented &&
			( isPlainClick( click ) || ! element.matches( 'a' ) ) &&
			press( element as On, click ) !== false
		) {
			click.preventDefault();
		}
	} );
	listenOn( 'keydown', selector, ( element, event ) => {
		const { key, defaultPrevented } = event as KeyboardEvent;
		if (
			key === ' ' &&
			! defaultPrevented &&
			element.getAttribute( 'role' ) === 'button'
		) {
			event.preventDefault();
			element.click();
		}
	} );
}

function listenForArrivals< On extends HTMLElement >(
	selector: string,
	arrive: ( element: On ) => void
): void {
	const known = new WeakSet< Element >();
	const look = () =>
		document.querySelectorAll< On >( selector ).forEach( ( element ) => {
			if ( ! known.has( element ) ) {
				known.add( element );
				arrive( element );
			}
		} );
	observeChanges( look );
	look();
}

/**
 * Gives the elements of a selector a behaviour, now and in fragments that arrive later.
 *
 * @param selector CSS selector.
 * @param does
 */
export function behaviour< On extends HTMLElement = HTMLElement >(
	selector: string,
	does: Behaviour< On >
): void {
	const { intent, press, arrive } = does;
	if ( intent ) {
		SIGNS.forEach( ( sign ) =>
			listenOn( sign, selector, ( element ) => intent( element as On ) )
		);
	}
	if ( press ) {
		listenForPresses( selector, press );
	}
	[ does.on, does.early ].forEach( ( listeners = {}, order ) => {
		for ( const [ type, listener ] of Object.entries( listeners ) ) {
			listenOn(
				type,
				selector,
				( element, event ) => listener( element as On, event ),
				order > 0
			);
		}
	} );
	if ( arrive ) {
		listenForArrivals( selector, arrive );
	}
}
