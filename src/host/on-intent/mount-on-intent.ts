import { mountIslands, startHost } from '@marketday/host';
import { type ComponentType, createElement, useEffect } from 'react';

import { isUsed, rememberTyped } from './retype';

const INTENTS = [
	'pointerover',
	'pointerdown',
	'focusin',
	'keydown',
	'input',
	'change',
];

/** The island, which calls back once it has come alive. */
function telling< Props extends object >(
	Island: ComponentType< Props >,
	onAlive: () => void
): ComponentType< Props > {
	return function Telling( props ) {
		// Not within the effect: React draws what an event has changed only after it.
		useEffect( () => queueMicrotask( onAlive ), [] );
		return createElement( Island, props );
	};
}

/**
 * Like `mountIslands`, for large forms that the server has drawn complete: what brings them to life is loaded on the
 * first sign that a shopper turns to them. A button pressed meanwhile does its work once the form is alive, as often as it
 * was pressed (one that sends the form: once), and what was typed or chosen until then counts. Where the rest cannot be
 * loaded, they stay the plain forms they are.
 *
 * @param name The island's name, as `Island` in php/Kernel printed it.
 * @param load Fetches the feature's component.
 * @return Starts without a sign, for a page with parts that only scripts can draw.
 */
export function mountOnIntent< Props extends object >(
	name: string,
	load: () => Promise< ComponentType< Props > >
): () => void {
	const selector = `[data-marketday-island="${ name }"]`;
	const islands = () => [
		...document.querySelectorAll< HTMLElement >( selector ),
	];
	const pressed: HTMLElement[] = [];
	let isDone = false;
	let isStarted = false;
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
		isDone = true;
	};

	const start = () => {
		if ( ! isStarted ) {
			isStarted = true;
			load().then( ( Island ) => {
				const typed = islands().map( rememberTyped );
				const onAlive = () => {
					typed.splice( 0 ).forEach( ( retype ) => retype() );
					finish();
				};
				mountIslands( name, telling( Island, onAlive ) );
			}, finish );
		}
	};

	const hold = ( event: Event ) => {
		const { target } = event;
		// An island within another one answers its own buttons. A link within the page is a button for those who have no script.
		const button =
			target instanceof Element &&
			target.closest( '[data-marketday-island]' )?.matches( selector )
				? target.closest< HTMLElement >( 'button, a[href^="#"]' )
				: null;
		if ( button && ! isDone && ! isReplaying ) {
			event.preventDefault();
			event.stopPropagation();
			const sends =
				button instanceof HTMLButtonElement && button.type === 'submit';
			if ( ! sends || ! pressed.includes( button ) ) {
				pressed.push( button );
			}
			start();
		}
	};

	const hear = ( { target }: Event ) => {
		if ( target instanceof Element && target.closest( selector ) ) {
			start();
		}
	};

	startHost();
	INTENTS.forEach( ( intent ) =>
		document.addEventListener( intent, hear, { passive: true } )
	);
	document.addEventListener( 'click', hold, true );
	// A shopper can be quicker than this script.
	if ( islands().some( isUsed ) ) {
		start();
	}
	return start;
}
