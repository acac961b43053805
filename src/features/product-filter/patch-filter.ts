import { drawnState, rememberDrawn } from './drawn-state';
import { part } from './filter-host';
import { hasFocus, patchList } from './patch-list';

const copyText = ( current: ParentNode, next: ParentNode, name: string ) => {
	const from = part( next, name );
	const to = part( current, name );
	if ( from && to ) {
		to.replaceChildren( ...from.childNodes );
		to.hidden = from.hidden;
	}
};

/** Fields that carry what the form has no section for. */
function patchHidden( current: HTMLFormElement, next: HTMLFormElement ): void {
	const hidden = 'input[type="hidden"]';
	current.querySelectorAll( hidden ).forEach( ( field ) => field.remove() );
	current.prepend( ...next.querySelectorAll( hidden ) );
	current.setAttribute( 'action', next.getAttribute( 'action' ) ?? '' );
}

/** What a shopper is typing or dragging is theirs. */
function patchFields( current: HTMLElement, next: HTMLElement ): void {
	for ( const field of current.querySelectorAll<
		HTMLInputElement | HTMLSelectElement
	>( 'select, input:not([type="checkbox"], [type="radio"], [data-part])' ) ) {
		const other = next.querySelector<
			HTMLInputElement | HTMLSelectElement
		>( `#${ CSS.escape( field.id ) }` );
		if ( other && ! hasFocus( field ) ) {
			field.value = other.value;
		}
	}
	for ( const radio of current.querySelectorAll< HTMLInputElement >(
		'[type="radio"]'
	) ) {
		radio.checked =
			next.querySelector< HTMLInputElement >(
				`#${ CSS.escape( radio.id ) }`
			)?.checked ?? radio.checked;
	}
}

function patchPrice( current: HTMLElement, next: HTMLElement ): void {
	if ( hasFocus( current ) ) {
		// The handle under a finger keeps its scale until it is let go.
		return;
	}
	current.replaceWith( next );
}

function patchSection( current: HTMLElement, next: HTMLElement ): void {
	const list = current.querySelector< HTMLElement >( '[data-facet]' );
	const nextList = next.querySelector< HTMLElement >( '[data-facet]' );
	const price = current.querySelector< HTMLElement >( '[data-price]' );
	const nextPrice = next.querySelector< HTMLElement >( '[data-price]' );
	if ( list && nextList ) {
		patchList( list, nextList );
		for ( const name of [ 'more', 'less' ] ) {
			const button = part( current, name );
			if ( button && ! hasFocus( button ) ) {
				button.hidden = part( next, name )?.hidden ?? true;
			}
		}
	} else if ( price && nextPrice ) {
		patchPrice( price, nextPrice );
	} else {
		patchFields( current, next );
	}
}

/** Sections come and go with what they have to offer; those that stay keep whether they are open. */
function patchSections( current: HTMLElement, next: HTMLElement ): void {
	const known = new Map(
		[ ...current.children ].map( ( section ) => [
			( section as HTMLElement ).dataset.section,
			section as HTMLElement,
		] )
	);
	let place: Element | null = current.firstElementChild;
	for ( const section of [ ...next.children ] as HTMLElement[] ) {
		const same = known.get( section.dataset.section );
		known.delete( section.dataset.section );
		if ( same ) {
			patchSection( same, section );
			if ( same !== place && ! hasFocus( same ) ) {
				current.insertBefore( same, place );
			}
			place = same.nextElementSibling;
		} else {
			current.insertBefore( section, place );
		}
	}
	for ( const gone of known.values() ) {
		if ( ! hasFocus( gone ) ) {
			gone.remove();
		}
	}
}

function patchChips( current: HTMLElement, next: HTMLElement ): void {
	const chips = part( current, 'chips' );
	const focused =
		chips && hasFocus( chips ) ? chips.ownerDocument.activeElement : null;
	const chip = focused?.closest< HTMLElement >( 'li' );
	copyText( current, next, 'chips' );
	if ( focused && chips ) {
		const same = chip
			? `li[data-slug="${ CSS.escape(
					chip.dataset.slug ?? ''
			  ) }"][data-value="${ CSS.escape( chip.dataset.value ?? '' ) }"] a`
			: '.wopb-filter-remove-all';
		chips
			.querySelector< HTMLElement >( same )
			?.focus( { preventScroll: true } );
	}
}

/** Brings a filter to its next state in place: focus, open sections and what is being typed stay. */
export function patchFilter( current: HTMLElement, next: HTMLElement ): void {
	const form = current.querySelector( 'form' );
	const nextForm = next.querySelector( 'form' );
	const sections = part( current, 'sections' );
	const nextSections = part( next, 'sections' );
	if ( ! form || ! nextForm || ! sections || ! nextSections ) {
		current.replaceWith( next );
		return;
	}
	rememberDrawn( current, next );
	Object.assign( current.dataset, next.dataset );
	patchHidden( form, nextForm );
	patchChips( current, next );
	copyText( current, next, 'chosen' );
	copyText( current, next, 'total' );
	patchSections( sections, nextSections );
}

/** Says again what the listing shows, after a change that could not be drawn. */
export function restoreFilter( filter: HTMLElement ): void {
	const state = drawnState( filter );
	if ( ! state ) {
		return;
	}
	// What is being typed was refused too.
	for ( const { id, value } of state.querySelectorAll<
		HTMLInputElement | HTMLSelectElement
	>( ':is(input, select)[id]' ) ) {
		const field = filter.querySelector< HTMLInputElement >(
			`#${ CSS.escape( id ) }`
		);
		if ( field ) {
			field.value = value;
		}
	}
	patchFilter( filter, state );
}
