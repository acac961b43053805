// @features calendar

import { calendarIsland } from '@marketday/features/calendar';

const event = ( name: string ) =>
	`<a class="marketday-events-calendar__event is-scheduled" style="--event-colour:#123456;--event-ink:#ffffff" data-calendar-event="" href="/event/${ name }/"><span class="marketday-events-calendar__name">${ name }</span><span class="marketday-hidden">, in full</span></a>`;

const week = ( first: number, isOutside = false ) =>
	`<tr>${ Array.from( { length: 7 }, ( _, index ) => {
		const date = `2026-11-${ String( first + index ).padStart( 2, '0' ) }`;
		return `<td class="marketday-events-calendar__cell${
			isOutside ? ' is-outside' : ''
		}${
			date === '2026-11-17' ? ' has-events' : ''
		}" data-date="${ date }" data-label="${ date }"><span class="marketday-events-calendar__number"><span class="marketday-hidden">${ date } in words</span><span aria-hidden="true">${
			first + index
		}</span></span>${
			date === '2026-11-17' ? event( 'One' ) + event( 'Two' ) : ''
		}</td>`;
	} ).join( '' ) }</tr>`;

const field = ( name: string, label: string, control: string ) =>
	`<p class="marketday-field"><label class="marketday-field__label" for="events-calendar-1-${ name }">${ label }</label>${ control }</p>`;

const filters = `<details class="marketday-events-calendar__filters" open=""><summary>Find events</summary><form method="get" action="/events/?month=11" role="search" aria-label="Find events">${ field(
	'mcs',
	'Search',
	'<input class="marketday-field__control" id="events-calendar-1-mcs" name="mcs" type="search" maxlength="100" value="">'
) }${ field(
	'loc',
	'Venue',
	'<select class="marketday-field__control" id="events-calendar-1-loc" name="loc"><option value="" selected>All</option></select>'
) }<input type="hidden" name="ltype" value="id"><p class="marketday-events-calendar__send"><button class="marketday-button" type="submit">Show events</button></p></form></details>`;

/** A month as php/Events/Calendar draws it. */
export const calendar = ( title: string, next = '/events/?month=12&yr=2026' ) =>
	`<div class="marketday-events-calendar is-grid" data-marketday-island="events-calendar"><div class="marketday-events-calendar__container" id="events-calendar-1" data-details="modal"><div class="marketday-events-calendar__head"><h2 class="marketday-events-calendar__title" id="events-calendar-1-title" tabindex="-1">${ title }</h2><nav class="marketday-events-calendar__ways" aria-label="Change month">${
		next &&
		`<a class="marketday-button marketday-button--quiet marketday-events-calendar__way" data-calendar-way="next" rel="nofollow" href="${ next }">Next</a>`
	}</nav></div>${ filters }<table class="marketday-events-calendar__grid is-month" data-calendar-grid="" aria-labelledby="events-calendar-1-title"><thead><tr><th scope="col" abbr="Monday">Mo</th></tr></thead><tbody>${ week(
		9
	) }${ week( 16 ) }</tbody></table></div></div>`;

const page = ( body: string ) =>
	`<!doctype html><html><body>${ body }</body></html>`;

/** A page, as it is. */
export const pageResponse = (
	body: string,
	status = 200,
	statusText = 'OK'
) => ( {
	ok: status < 400,
	status,
	statusText,
	headers: new Headers( { 'Content-Type': 'text/html; charset=UTF-8' } ),
	text: () => Promise.resolve( page( body ) ),
} );

/** What a page's calendar shows as data; the page itself where there is none on it. */
export function dataResponse( body: string, status = 200, statusText = 'OK' ) {
	const holder = document.createElement( 'div' );
	holder.innerHTML = body;
	const island = holder.querySelector< HTMLElement >(
		'[data-marketday-island="events-calendar"]'
	);
	return {
		...pageResponse( body, status, statusText ),
		...( island && {
			headers: new Headers( { 'Content-Type': 'application/json' } ),
			json: () =>
				Promise.resolve( {
					calendars: [
						{ view: 'list', ...calendarIsland.read( island ) },
					],
				} ),
		} ),
	};
}
