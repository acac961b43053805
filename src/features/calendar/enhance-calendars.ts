import { addressOfForm, tidyAddress } from './calendar-address';
import { enhanceGrids } from './grid-days';
import { hearGridKeys } from './grid-keys';
import { CONTAINER, hearHistory, visit } from './navigation';
import { fetchAhead } from './page-fetcher';

const WAY = 'a[data-calendar-way]';
const EVENT = 'a[data-calendar-event]';

const isPlain = ( event: MouseEvent ) =>
	event.button === 0 &&
	! event.ctrlKey &&
	! event.metaKey &&
	! event.shiftKey &&
	! event.altKey;

const linkOf = ( { target }: Event, selector: string ) =>
	target instanceof Element
		? target.closest< HTMLAnchorElement >( selector )
		: null;

const loadDetails = () =>
	import(
		/* webpackChunkName: "events-calendar/event-details" */ './event-details'
	);

/** Whether the calendar shows an event's details itself. */
const opensHere = ( link: HTMLAnchorElement ) =>
	[ 'modal', 'inline' ].includes(
		link.closest< HTMLElement >( CONTAINER )?.dataset.details ?? ''
	);

/** Focus stays on the control that was used, where the new month has it too. */
function follow( link: HTMLAnchorElement, container: HTMLElement ): void {
	const way = link.dataset.calendarWay ?? '';
	void visit( container, link.href, {
		focus: ( next ) =>
			next.querySelector< HTMLElement >(
				`[data-calendar-way="${ way }"]`
			),
	} );
}

function click( event: MouseEvent ): void {
	if ( event.defaultPrevented || ! isPlain( event ) ) {
		return;
	}
	const way = linkOf( event, WAY );
	const container = way?.closest< HTMLElement >( CONTAINER );
	if ( way && container ) {
		event.preventDefault();
		follow( way, container );
		return;
	}
	const link = linkOf( event, EVENT );
	if ( link && opensHere( link ) ) {
		event.preventDefault();
		loadDetails().then(
			( { openDetails } ) => openDetails( link ),
			() => window.location.assign( link.href )
		);
	}
}

function submit( event: SubmitEvent ): void {
	const form = event.target;
	const container =
		form instanceof HTMLFormElement
			? form.closest< HTMLElement >( CONTAINER )
			: null;
	if ( form instanceof HTMLFormElement && container ) {
		event.preventDefault();
		void visit( container, addressOfForm( form ) );
	}
}

/** The first sign that somebody turns to another month, or to an event. */
function intend( event: Event ): void {
	const way = linkOf( event, `${ CONTAINER } ${ WAY }` );
	if ( way ) {
		fetchAhead( tidyAddress( way.href ).href );
	}
	const link = linkOf( event, EVENT );
	if ( link && opensHere( link ) ) {
		loadDetails().catch( () => {} );
	}
}

/** Brings the page's calendars to life. */
export function enhanceCalendars(): void {
	enhanceGrids( document );
	hearGridKeys();
	hearHistory();
	document.addEventListener( 'click', click );
	document.addEventListener( 'submit', submit );
	document.addEventListener( 'pointerover', intend );
	document.addEventListener( 'focusin', intend );
}
