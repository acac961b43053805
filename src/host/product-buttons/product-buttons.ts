import { behaviour, listen, observeChanges } from '@marketday/behaviour';
import { reachShop } from '@marketday/kernel';

import { navigation } from '../go-to';

const BUTTON = '[data-marketday-button]';

/** Actions of a kind's buttons; loaded when a shopper turns to one. */
export interface ProductButtonActions {
	/** A product's (a link with `data-postid`), a link to the list, or one of the form around the list. */
	press: ( button: HTMLElement ) => void;
}

interface ProductButtonKind {
	readonly name: string;
	/** Cookie of the list whose products' buttons are on, as the shop writes it: a JSON list of ids. */
	readonly cookie?: string;
	readonly load: () => Promise< { actions: () => ProductButtonActions } >;
}

const kinds = new Map< string, ProductButtonKind >();

/** A button that joins the others (`Catalogue\Listing\ProductButtons` prints it under the same name). */
export const addProductButton = ( kind: ProductButtonKind ): void => {
	kinds.set( kind.name, kind );
};

function readIds( cookie?: string ): number[] {
	try {
		const [ , text = '' ] =
			document.cookie.match( `(?:^|; )${ cookie }=([^;]*)` ) ?? [];
		return JSON.parse( decodeURIComponent( text ) ).map( Number );
	} catch {
		return [];
	}
}

export const listMemory = ( cookie: string ) => ( {
	read: () => readIds( cookie ),
} );

/** Marks the buttons of the list's products and fills its counts. */
export function markButtons(
	name: string,
	ids: readonly number[] = readIds( kinds.get( name )?.cookie )
): void {
	document
		.querySelectorAll< HTMLElement >(
			`a[data-marketday-button=${ name }][data-postid]`
		)
		.forEach( ( button ) => {
			button.setAttribute( 'role', 'button' );
			if ( kinds.get( name )?.cookie ) {
				const isOn = ids.includes( Number( button.dataset.postid ) );
				button.ariaPressed = `${ isOn }`;
				button.classList.toggle( `wopb-${ name }-active`, isOn );
			} else {
				button.ariaHasPopup = 'dialog';
			}
		} );
	document
		.querySelectorAll( `[data-marketday-count=${ name }]` )
		.forEach( ( badge ) => {
			const count = `${ ids.length || '' }`;
			// A change of it would be news to the observer below.
			if ( badge.textContent !== count ) {
				badge.textContent = count;
			}
		} );
}

const load = ( button: HTMLElement ) =>
	kinds.get( button.dataset.marketdayButton ?? '' )?.load();

function press( button: HTMLAnchorElement | HTMLButtonElement ): void {
	load( button )?.then(
		( part ) => part.actions().press( button ),
		() =>
			reachShop( () =>
				'href' in button
					? navigation.assign( button.href )
					: button.form?.requestSubmit( button )
			)
	);
}

/** Hears the small buttons of all products, now and in fragments that arrive later, and marks those that are on. */
export function startProductButtons(): void {
	let isDue = false;
	const markSoon = () => {
		if ( ! isDue ) {
			isDue = true;
			requestAnimationFrame( () => {
				isDue = false;
				kinds.forEach( ( { name } ) => markButtons( name ) );
			} );
		}
	};
	behaviour< HTMLAnchorElement | HTMLButtonElement >( BUTTON, {
		press,
		// What the press needs is on its way.
		intent: ( button ) =>
			load( button )?.then(
				( part ) => part.actions(),
				() => {}
			),
	} );
	// Back from another page, or from another tab.
	for ( const sign of [ 'pageshow', 'focus' ] ) {
		listen( window, sign, markSoon );
	}
	observeChanges( markSoon );
	markSoon();
}
