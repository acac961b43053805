import { __, announce } from '@marketday/kernel';

interface Answer {
	success: number;
	response: string;
	args?: string;
	more?: boolean;
}

const FORM = '.marketday-upcoming-events__more';

async function ask(
	ajaxUrl: string,
	button: HTMLButtonElement
): Promise< Answer > {
	const fields = new URLSearchParams( {
		action: 'marketday_calendar',
		behavior: 'loadupcoming',
		args: button.dataset.value ?? '',
		[ button.dataset.type ?? 'time' ]: button.value,
	} );
	const response = await fetch( ajaxUrl, {
		method: 'POST',
		body: fields,
	} );
	if ( ! response.ok ) {
		throw new Error( String( response.status ) );
	}
	return ( await response.json() ) as Answer;
}

function fail( list: Element ): void {
	const message = __( 'Upcoming Events failed to load', 'marketday' );
	const item = document.createElement( 'li' );
	item.className = 'marketday-upcoming-events__failure';
	item.textContent = message;
	list.append( item );
	announce( message, 'assertive' );
}

function take( list: Element, form: HTMLFormElement, answer: Answer ): void {
	const button = form.querySelector( 'button' );
	const last = list.lastElementChild;
	list.insertAdjacentHTML( 'beforeend', answer.response );
	const first = last?.nextElementSibling?.querySelector( 'a' );
	if ( button ) {
		button.dataset.value = answer.args ?? '';
	}
	announce( __( 'Upcoming events loaded', 'marketday' ) );
	first?.focus();
	if ( ! answer.more ) {
		form.remove();
	}
}

async function load( ajaxUrl: string, form: HTMLFormElement ): Promise< void > {
	const list = form.parentElement?.querySelector( 'ul' );
	const button = form.querySelector( 'button' );
	if ( ! list || ! button || button.getAttribute( 'aria-busy' ) ) {
		return;
	}
	button.setAttribute( 'aria-busy', 'true' );
	list.querySelector( '.marketday-upcoming-events__failure' )?.remove();
	try {
		const answer = await ask( ajaxUrl, button );
		if ( answer.success ) {
			take( list, form, answer );
		} else {
			announce( answer.response );
			form.remove();
		}
	} catch {
		fail( list );
	} finally {
		button.removeAttribute( 'aria-busy' );
	}
}

/** A page that was kept for a while lists what is over by now. */
const removePast = () =>
	document
		.querySelectorAll< HTMLElement >(
			'.marketday-upcoming-events__list [data-end]'
		)
		.forEach(
			( item ) =>
				Number( item.dataset.end ) * 1000 > Date.now() || item.remove()
		);

/**
 * The button below a list of upcoming events adds more of them.
 *
 * @param ajaxUrl Of the site's ajax calls.
 */
export function enhanceUpcoming( ajaxUrl: string ): void {
	removePast();
	document.addEventListener( 'submit', ( event ) => {
		const form = event.target;
		if ( form instanceof HTMLFormElement && form.matches( FORM ) ) {
			event.preventDefault();
			void load( ajaxUrl, form );
		}
	} );
}
