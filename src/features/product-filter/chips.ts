import { __ } from '@marketday/kernel';

import { formOf, part } from './filter-host';

const chipFor = ( filter: HTMLElement, facet: string, value: string ) =>
	part( filter, 'chips' )?.querySelector(
		`li[data-slug="${ CSS.escape( facet ) }"][data-value="${ CSS.escape(
			value
		) }"]`
	);

function textElement( text: string, attributes: Record< string, string > ) {
	const element = document.createElement( 'span' );
	element.textContent = text;
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	return element;
}

/** As the server's template draws it; its link is the server's when the answer comes. */
function createChip(
	facet: string,
	value: string,
	label: string
): HTMLElement {
	const chip = document.createElement( 'li' );
	const link = document.createElement( 'a' );
	chip.className = 'wopb-filter-active-item';
	chip.dataset.slug = facet;
	chip.dataset.value = value;
	link.href = window.location.href;
	link.rel = 'nofollow';
	link.append(
		textElement( `${ __( 'Remove', 'marketday' ) } `, {
			class: 'marketday-hidden',
		} ),
		textElement( label, { 'data-part': 'label' } ),
		textElement( '×', { 'aria-hidden': 'true' } )
	);
	chip.append( link );
	return chip;
}

function showCount( filter: HTMLElement ): void {
	const chips = part( filter, 'chips' );
	const count = chips?.querySelectorAll( 'li' ).length ?? 0;
	chips?.toggleAttribute( 'hidden', count === 0 );
}

/** A value was ticked or taken back: its chip comes or goes at once. */
export function showChoice( filter: HTMLElement, box: HTMLInputElement ): void {
	const facet = box.closest< HTMLElement >( '[data-facet]' )?.dataset.facet;
	const chips = part( filter, 'chips' )?.querySelector( 'ul' );
	if ( ! facet || ! chips ) {
		return;
	}
	const chip = chipFor( filter, facet, box.value );
	if ( box.checked && ! chip ) {
		const label = box.labels?.[ 0 ];
		chips.append(
			createChip(
				facet,
				box.value,
				( label && part( label, 'label' )?.textContent?.trim() ) ??
					box.value
			)
		);
	} else if ( ! box.checked ) {
		chip?.remove();
	}
	showCount( filter );
}

function clearField( form: HTMLFormElement, selector: string ): boolean {
	const field = form.querySelector< HTMLInputElement >( selector );
	if ( field ) {
		field.value = '';
	}
	return field !== null;
}

/** False where the form has no section for it. */
function unchoose(
	form: HTMLFormElement,
	facet: string,
	value: string
): boolean {
	const fields: Readonly< Record< string, string > > = {
		search: 'input[type="search"][name^="filter_search"]',
		minPrice: '[data-end="min"]',
		maxPrice: '[data-end="max"]',
	};
	const field = fields[ facet ];
	if ( field ) {
		return clearField( form, field );
	}
	const box = form.querySelector< HTMLInputElement >(
		`[data-facet="${ CSS.escape( facet ) }"] input[value="${ CSS.escape(
			value
		) }"]`
	);
	if ( box ) {
		box.checked = false;
	}
	return box !== null;
}

/**
 * Takes a chip's value back at once, and moves the focus to what comes next.
 *
 * @return False where the form has no section for it: the chip's own link leads on.
 */
export function removeChip( filter: HTMLElement, chip: HTMLElement ): boolean {
	const next = chip.nextElementSibling ?? chip.previousElementSibling;
	const form = formOf( filter );
	const isOfForm =
		form !== null &&
		unchoose( form, chip.dataset.slug ?? '', chip.dataset.value ?? '' );
	chip.remove();
	showCount( filter );
	( next?.querySelector( 'a' ) ?? firstControl( filter ) )?.focus();
	return isOfForm;
}

/** Takes all back at once. */
export function removeChips( filter: HTMLElement ): void {
	for ( const chip of filter.querySelectorAll< HTMLElement >(
		'.wopb-filter-active-item'
	) ) {
		const form = formOf( filter );
		if ( form ) {
			unchoose( form, chip.dataset.slug ?? '', chip.dataset.value ?? '' );
		}
		chip.remove();
	}
	showCount( filter );
	firstControl( filter )?.focus();
}

/** Where the focus goes when what had it is gone: what is there on this screen. */
function firstControl( filter: HTMLElement ): HTMLElement | undefined {
	return [
		...filter.querySelectorAll< HTMLElement >(
			'.marketday-product-filter__opener, summary'
		),
	].find( ( element ) => element.offsetParent !== null );
}
