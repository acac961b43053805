import { __ } from '@marketday/kernel';

import { formOf, part } from './filter-host';
import { make } from './make';

const chipFor = ( filter: HTMLElement, facet: string, value: string ) =>
	part( filter, 'chips' )?.querySelector(
		`li[data-slug="${ CSS.escape( facet ) }"][data-value="${ CSS.escape(
			value
		) }"]`
	);

/** What is chosen, and where the listing is without it: `Chip` in php/ProductFilter. */
export interface ChipProps {
	/** A taxonomy, `status`, `rating`, `sale`. */
	readonly facet: string;
	readonly value: string;
	readonly label: string;
	readonly url: string;
}

/** The twin of php/ProductFilter/views/filter-chip.php. */
export function createChip( {
	facet,
	value,
	label,
	url,
}: ChipProps ): HTMLElement {
	const chip = make( 'li', { className: 'wopb-filter-active-item' } );
	const link = make( 'a', { href: url, rel: 'nofollow' } );
	const name = make( 'span', { textContent: label } );
	Object.assign( chip.dataset, { slug: facet, value } );
	name.dataset.part = 'label';
	link.append(
		make( 'span', {
			className: 'marketday-hidden',
			textContent: `${ __( 'Remove', 'marketday' ) } `,
		} ),
		name,
		make( 'span', { ariaHidden: 'true', textContent: '×' } )
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
			createChip( {
				facet,
				value: box.value,
				label:
					( label && part( label, 'label' )?.textContent?.trim() ) ??
					box.value,
				// Its link is the server's when the answer comes.
				url: window.location.href,
			} )
		);
	} else if ( ! box.checked ) {
		chip?.remove();
	}
	showCount( filter );
}

/** Takes a chip off, and its value out of the form. @return False where the form has no section for it. */
function takeOff( filter: HTMLElement, chip: HTMLElement ): boolean {
	const { slug = '', value = '' } = chip.dataset;
	const fields: Readonly< Record< string, string > > = {
		search: 'input[type="search"][name^="filter_search"]',
		minPrice: '[data-end="min"]',
		maxPrice: '[data-end="max"]',
	};
	const field = formOf( filter )?.querySelector< HTMLInputElement >(
		fields[ slug ] ??
			`[data-facet="${ CSS.escape( slug ) }"] input[value="${ CSS.escape(
				value
			) }"]`
	);
	if ( field ) {
		Object.assign(
			field,
			fields[ slug ] ? { value: '' } : { checked: false }
		);
	}
	chip.remove();
	return !! field;
}

/**
 * Takes a chip's value back at once, and moves the focus to what comes next.
 *
 * @return False where the form has no section for it: the chip's own link leads on.
 */
export function removeChip( filter: HTMLElement, chip: HTMLElement ): boolean {
	const next = chip.nextElementSibling ?? chip.previousElementSibling;
	const isOfForm = takeOff( filter, chip );
	showCount( filter );
	( next?.querySelector( 'a' ) ?? firstControl( filter ) )?.focus();
	return isOfForm;
}

/** Takes all back at once. */
export function removeChips( filter: HTMLElement ): void {
	for ( const chip of filter.querySelectorAll< HTMLElement >(
		'.wopb-filter-active-item'
	) ) {
		takeOff( filter, chip );
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
