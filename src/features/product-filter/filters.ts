import { FILTER, type FilterHost } from './filter-host';

const later = () =>
	import(
		/* webpackChunkName: "_shared/listing-filter" */ './change-filter'
	);

const filterAt = ( { target }: Event ) =>
	target instanceof Element ? target.closest< HTMLElement >( FILTER ) : null;

const isPlainClick = ( event: MouseEvent ) =>
	! event.defaultPrevented &&
	event.button === 0 &&
	! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );

/** What is pressed in a filter and has something better to do than to load a page. */
const pressedAt = ( { target }: Event ) =>
	target instanceof Element
		? target.closest< HTMLElement >(
				`${ FILTER }__chips a, ${ FILTER }__opener, ${ FILTER } [data-part="more"], ${ FILTER } [data-part="less"]`
		  )
		: null;

/** It finds as one types, and is no field of the form. */
const isSearchOfList = ( { target }: Event ) =>
	target instanceof Element &&
	target.matches( `${ FILTER } [data-part="find"]` );

const isTouched = ( filter: HTMLElement ) =>
	[ ...filter.querySelectorAll( 'input' ) ].some(
		( { checked, defaultChecked } ) => checked !== defaultChecked
	);

/**
 * Makes the filters of the page work in the background, now and in fragments that arrive later. What it takes is loaded on the
 * first sign that a shopper turns to one; without it a filter is a plain form.
 */
export function enhanceFilters( host: FilterHost ): void {
	for ( const type of [ 'change', 'input' ] as const ) {
		document.addEventListener( type, ( event ) => {
			const filter = filterAt( event );
			if ( filter && event.target instanceof HTMLElement ) {
				const { target } = event;
				later().then(
					( { fieldChanged } ) =>
						fieldChanged( host, filter, target, type ),
					host.reportFailure
				);
			}
		} );
	}

	document.addEventListener( 'submit', ( event ) => {
		const filter = filterAt( event );
		if ( filter && event.target instanceof HTMLFormElement ) {
			const form = event.target;
			event.preventDefault();
			later().then(
				( { submitted } ) => submitted( host, filter ),
				() => form.submit()
			);
		}
	} );

	document.addEventListener( 'click', ( event ) => {
		const pressed = pressedAt( event );
		const filter = filterAt( event );
		if ( pressed && filter && isPlainClick( event ) ) {
			event.preventDefault();
			later().then(
				( { press } ) => press( host, filter, pressed ),
				host.reportFailure
			);
		}
	} );

	document.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Enter' && isSearchOfList( event ) ) {
			event.preventDefault();
		}
	} );

	for ( const intent of [ 'pointerover', 'focusin' ] ) {
		document.addEventListener( intent, ( event ) => {
			if ( filterAt( event ) ) {
				later().catch( () => {} );
				host.listings.prepare();
			}
		} );
	}

	document.addEventListener( 'marketday_swap', ( event ) => {
		const filter = event.target;
		if ( filter instanceof HTMLElement && filter.matches( FILTER ) ) {
			const { next } = ( event as CustomEvent< { next: HTMLElement } > )
				.detail;
			event.preventDefault();
			later().then(
				( { patchFilter } ) => patchFilter( filter, next ),
				() => filter.replaceWith( next )
			);
		}
	} );

	// Who was faster than this script is not left waiting.
	for ( const filter of document.querySelectorAll< HTMLElement >( FILTER ) ) {
		if ( isTouched( filter ) ) {
			later().then(
				( { submitted } ) => submitted( host, filter ),
				host.reportFailure
			);
		}
	}
}
