import { __ } from '@marketday/kernel';

import { loadingText } from './loading-text';
import { CONTAINER } from './navigation';
import { fetchPage } from './page-fetcher';
import { enhanceVisitorTimes } from './visitor-times';

const DETAILS = '.marketday-event-details__body';

let dialog: HTMLDialogElement | null = null;

function element< Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	className: string,
	text = ''
): HTMLElementTagNameMap[ Name ] {
	const made = document.createElement( name );
	made.className = className;
	made.textContent = text;
	return made;
}

/** The event's facts as its own page tells them, with the way to it. */
async function contents(
	link: HTMLAnchorElement,
	signal: AbortSignal
): Promise< { title: string; parts: HTMLElement[] } > {
	const page = await fetchPage( link.href, signal );
	const found = page.querySelector< HTMLElement >( DETAILS );
	if ( ! found ) {
		throw new Error( 'The page tells no details.' );
	}
	const details = document.importNode( found, true );
	details.querySelector( '.marketday-event-details__dates' )?.remove();
	const { eventTitle = '', eventSummary = '' } = details.dataset;
	const parts: HTMLElement[] = [ details ];
	if ( eventSummary ) {
		parts.push(
			element( 'p', 'marketday-event-details__summary', eventSummary )
		);
	}
	const more = element(
		'a',
		'marketday-link marketday-event-details__page',
		__( 'More about this event', 'marketday' )
	);
	more.href = link.href;
	parts.push( more );
	return { title: eventTitle, parts };
}

function makeDialog(): HTMLDialogElement {
	const made = element( 'dialog', 'marketday-dialog' );
	made.setAttribute( 'aria-labelledby', 'marketday-event-dialog-title' );
	const body = element( 'div', 'marketday-dialog__body' );
	const header = element( 'div', 'marketday-dialog__header' );
	const title = element( 'h2', 'marketday-dialog__title' );
	title.id = 'marketday-event-dialog-title';
	const close = element( 'button', 'marketday-dialog__close', '×' );
	close.type = 'button';
	close.setAttribute( 'aria-label', __( 'Close', 'marketday' ) );
	close.addEventListener( 'click', () => made.close() );
	// The ground around it.
	made.addEventListener( 'click', ( { target } ) => {
		if ( target === made ) {
			made.close();
		}
	} );
	header.append( title, close );
	body.append( header, element( 'div', 'marketday-event-details__shown' ) );
	made.append( body );
	document.body.append( made );
	return made;
}

async function openDialog( link: HTMLAnchorElement ): Promise< void > {
	dialog ??= makeDialog();
	const title = dialog.querySelector( 'h2' );
	const shown = dialog.querySelector( '.marketday-event-details__shown' );
	if ( ! title || ! shown ) {
		return;
	}
	title.textContent =
		link
			.querySelector( '.marketday-events-calendar__name' )
			?.textContent?.trim() ??
		link.firstChild?.textContent?.trim() ??
		'';
	shown.replaceChildren( element( 'p', '', loadingText() ) );
	dialog.showModal();
	const closed = new AbortController();
	dialog.addEventListener( 'close', () => closed.abort(), { once: true } );
	try {
		const found = await contents( link, closed.signal );
		if ( ! closed.signal.aborted ) {
			title.textContent = found.title;
			shown.replaceChildren( ...found.parts );
			enhanceVisitorTimes( shown );
		}
	} catch {
		if ( ! closed.signal.aborted ) {
			window.location.assign( link.href );
		}
	}
}

/** Below the event's line, opened and closed by its link. */
async function toggleInline(
	link: HTMLAnchorElement,
	item: Element
): Promise< void > {
	const open = item.querySelector( '.marketday-event__inline' );
	link.setAttribute( 'aria-expanded', open ? 'false' : 'true' );
	if ( open ) {
		open.remove();
		return;
	}
	const place = element( 'div', 'marketday-event__inline', loadingText() );
	item.append( place );
	try {
		const { parts } = await contents( link, new AbortController().signal );
		place.replaceChildren( ...parts );
		enhanceVisitorTimes( place );
	} catch {
		window.location.assign( link.href );
	}
}

/** Shows an event's details where the calendar says so: over the page, or below its line where it has one. */
export function openDetails( link: HTMLAnchorElement ): void {
	const how = link.closest< HTMLElement >( CONTAINER )?.dataset.details;
	const item = link.closest( '.marketday-event' );
	void ( how === 'inline' && item
		? toggleInline( link, item )
		: openDialog( link ) );
}
