import { __ } from '@marketday/kernel';

import type { ListedEvent } from '../calendar-model';
import { allOf, textOf } from '../markup';
import { readRows } from '../read-events';

/** The way to further events. */
export interface MoreEvents {
	readonly label: string;
	/** Address of the site's ajax calls. */
	readonly ajaxUrl: string;
	readonly action: string;
	readonly kept: readonly ( readonly [ string, string ] )[];
	/** The moment that the list begins at. */
	readonly value: string;
	/** Name under which it is sent. */
	readonly type: string;
	readonly args: string;
}

export interface UpcomingMarkup {
	/** Null where the server found none. */
	readonly events: readonly ListedEvent[] | null;
	readonly empty: string;
	readonly more: MoreEvents | null;
}

interface WireResponse {
	success: number;
	response: string;
	args?: string;
	more?: boolean;
}

function readMore(
	form: HTMLFormElement | null,
	ajaxUrl: string
): MoreEvents | null {
	const button = form?.querySelector( 'button' );
	return form && button
		? {
				label: button.textContent ?? '',
				ajaxUrl,
				action: form.getAttribute( 'action' ) ?? '',
				kept: allOf( form, 'input' ).map(
					( input ) =>
						[
							input.getAttribute( 'name' ) ?? '',
							input.getAttribute( 'value' ) ?? '',
						] as const
				),
				value: button.value,
				type: button.dataset.type ?? 'time',
				args: button.dataset.value ?? '',
		  }
		: null;
}

/**
 * Reads what `php/Events/Calendar/views/upcoming.php` has drawn.
 *
 * @param element The block.
 * @param ajaxUrl Of the site's ajax calls.
 */
export function readUpcoming(
	element: HTMLElement,
	ajaxUrl: string
): UpcomingMarkup {
	const list = element.querySelector( 'ul' );
	return {
		events: list && readRows( list ),
		empty: textOf( element, '.marketday-upcoming-events__empty' ),
		more: readMore( element.querySelector( 'form' ), ajaxUrl ),
	};
}

function rowsOf( html: string ): ListedEvent[] {
	const template = document.createElement( 'template' );
	template.innerHTML = `<ul>${ html }</ul>`;
	return readRows( template.content.firstElementChild );
}

/** The next events, as the contract has it: list items, and what to ask with the next time. */
export async function askForMore( {
	ajaxUrl,
	type,
	value,
	args,
}: MoreEvents ): Promise< {
	events: readonly ListedEvent[];
	isMore: boolean;
	args: string;
	/** Words for those who do not see it. */
	says: string;
} > {
	const response = await fetch( ajaxUrl, {
		method: 'POST',
		body: new URLSearchParams( {
			action: 'marketday_calendar',
			behavior: 'loadupcoming',
			args,
			[ type ]: value,
		} ),
	} );
	if ( ! response.ok ) {
		throw new Error( String( response.status ) );
	}
	const result = ( await response.json() ) as WireResponse;
	return result.success
		? {
				events: rowsOf( result.response ),
				isMore: result.more ?? false,
				args: result.args ?? '',
				says: __( 'Upcoming events loaded', 'marketday' ),
		  }
		: { events: [], isMore: false, args: '', says: result.response };
}
