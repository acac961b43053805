import { removeChip, removeChips, showChoice } from './chips';
import { rememberFirst } from './drawn-state';
import { closeDialog, openDialog } from './filter-dialog';
import { changeOf, expandedIn } from './filter-form';
import { type FilterHost, formOf } from './filter-host';
import { findInList, showLess, showMore } from './list-items';
import { restoreFilter } from './patch-filter';
import { handleMoved, priceTyped, showPrices } from './price-slider';

export { patchFilter } from './patch-filter';

/** Milliseconds after the last letter or the last step of a handle. */
const PAUSE = 300;

const waiting = new WeakMap< HTMLElement, ReturnType< typeof setTimeout > >();

function forget( element: HTMLElement ): void {
	clearTimeout( waiting.get( element ) );
	waiting.delete( element );
}

function afterPause(
	element: HTMLElement,
	act: () => void,
	pause = PAUSE
): void {
	forget( element );
	waiting.set( element, setTimeout( act, pause ) );
}

/**
 * Shows what the form says, or what a link leads to. Where that could not be drawn, the filter is as it was, unless the shopper
 * is about to change it again.
 */
async function apply(
	host: FilterHost,
	filter: HTMLElement,
	link?: string
): Promise< void > {
	const form = formOf( filter );
	forget( filter );
	if ( ! form ) {
		return;
	}
	const { queryId = '' } = filter.dataset;
	const isDrawn = await host.listings.show( {
		queryId,
		...( link ? { url: link } : changeOf( form, queryId ) ),
		expanded: expandedIn( form ),
	} );
	if ( ! isDrawn && ! waiting.has( filter ) ) {
		restoreFilter( filter );
		showAllPrices( host, filter );
	}
}

function priceChanged(
	host: FilterHost,
	filter: HTMLElement,
	price: HTMLElement,
	field: HTMLInputElement,
	type: 'change' | 'input'
): void {
	const { handle } = field.dataset;
	if ( handle === 'min' || handle === 'max' ) {
		handleMoved( price, handle, host.currency );
		afterPause( filter, () => apply( host, filter ) );
	} else if ( type === 'change' ) {
		priceTyped( price, field, host.currency );
		apply( host, filter );
	}
}

/** A field of the form was changed, or is being typed in. */
export function fieldChanged(
	host: FilterHost,
	filter: HTMLElement,
	field: HTMLElement,
	type: 'change' | 'input'
): void {
	rememberFirst( filter );
	const price = field.closest< HTMLElement >( '[data-price]' );
	if ( ! ( field instanceof HTMLInputElement ) ) {
		if ( type === 'change' ) {
			apply( host, filter );
		}
	} else if ( price ) {
		priceChanged( host, filter, price, field, type );
	} else if ( field.dataset.part === 'find' ) {
		if ( type === 'input' ) {
			afterPause( field, () => findInList( host, filter, field ) );
		}
	} else if ( field.type === 'search' ) {
		if ( type === 'input' ) {
			afterPause( filter, () => apply( host, filter ) );
		}
	} else if ( type === 'change' ) {
		showChoice( filter, field );
		// What was ticked is on the screen before anything else is done.
		afterPause( filter, () => apply( host, filter ), 0 );
	}
}

/** Enter, or the dialog's button. */
export function submitted( host: FilterHost, filter: HTMLElement ): void {
	if ( waiting.has( filter ) || ! filter.querySelector( 'dialog' ) ) {
		apply( host, filter );
	}
	closeDialog( filter );
}

/** A chip, 'Clear all', 'Show more', 'Show less' or the opener was pressed. */
export function press(
	host: FilterHost,
	filter: HTMLElement,
	pressed: HTMLElement
): void {
	rememberFirst( filter );
	if ( pressed.dataset.part === 'more' ) {
		showMore( host, filter, pressed );
	} else if ( pressed.dataset.part === 'less' ) {
		showLess( pressed );
	} else if ( pressed.matches( 'button' ) ) {
		openDialog( filter, pressed );
	} else if ( pressed instanceof HTMLAnchorElement ) {
		takeBack( host, filter, pressed );
	}
}

function showAllPrices( { currency }: FilterHost, filter: HTMLElement ): void {
	for ( const price of filter.querySelectorAll< HTMLElement >(
		'[data-price]'
	) ) {
		showPrices( price, currency );
	}
}

function takeBack(
	host: FilterHost,
	filter: HTMLElement,
	link: HTMLAnchorElement
): void {
	const chip = link.closest< HTMLElement >( '.wopb-filter-active-item' );
	const isOfForm = chip !== null && removeChip( filter, chip );
	if ( ! chip ) {
		removeChips( filter );
	}
	showAllPrices( host, filter );
	// The link was drawn for what was chosen then; the form knows what is chosen now.
	apply( host, filter, isOfForm ? undefined : link.href );
}
