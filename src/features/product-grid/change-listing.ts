import { __, _n, announce, sprintf } from '@marketday/kernel';

import { ask, call, listOf, parse } from './listing-call';
import type { ListingHost } from './listing-host';
import { isBehind, loadedBefore, loadedWith } from './loaded-pages';

/** docs/PROTOCOL.md#listings. */
const SCROLL_OFFSET = 50;

const MORE = '.marketday-product-grid__more a';

function focusQuietly( element: HTMLElement | null | undefined ): void {
	if ( element && element.tabIndex < 0 ) {
		element.tabIndex = -1;
	}
	element?.focus( { preventScroll: true } );
}

/**
 * Focus waits on the block while what has it goes: browsers show a ring afterwards where they showed one before, to who came by
 * keyboard, and none after a click.
 */
function holdFocus( block: HTMLElement ): void {
	if ( block.contains( block.ownerDocument.activeElement ) ) {
		block.tabIndex = -1;
		block.focus( { preventScroll: true } );
		block.removeAttribute( 'tabindex' );
	}
}

function scrollTo( block: Element ): void {
	const { top } = block.getBoundingClientRect();
	const isStill = window.matchMedia(
		'(prefers-reduced-motion: reduce)'
	).matches;
	window.scrollTo( {
		top: top + window.scrollY - SCROLL_OFFSET,
		behavior: isStill ? 'auto' : 'smooth',
	} );
}

/** The page or the tab that a link leads to, with its address; a change of the order or the filter meanwhile adds to it. */
function turn(
	host: ListingHost,
	block: HTMLElement,
	{ href: url }: HTMLAnchorElement,
	name: string,
	fields: Record< string, string >,
	show: ( html: string ) => void
): Promise< boolean > {
	const { queryId = '', blockId } = block.dataset;
	const page = `product-page${ queryId && `-${ queryId }` }`;
	const names = [
		'paged',
		page,
		`${ page }~${ blockId }`,
		`product-tab-${ blockId }`,
	];
	return host.listings.show( { queryId, url, names }, async ( signal ) => {
		const html = await call( host, block, name, fields, signal );
		if ( ! signal.aborted ) {
			show( html );
			dispatch( block, 'changed' );
		}
	} );
}

/** Tells what stands around the listing, which is drawn anew by those whose it is. */
function dispatch( block: HTMLElement, what: 'changed' | 'extended' ): void {
	block.dispatchEvent(
		new CustomEvent( `marketday_listing_${ what }`, { bubbles: true } )
	);
}

/** Puts another state of the block in its place; its element stays. */
function replaceBlock( block: HTMLElement, html: string ): void {
	const fresh = parse( html ).firstElementChild;
	if ( fresh instanceof HTMLElement ) {
		Object.assign( block.dataset, fresh.dataset );
		block.replaceChildren( ...fresh.childNodes );
	}
}

function showPage(
	host: ListingHost,
	block: HTMLElement,
	link: HTMLAnchorElement
): Promise< boolean > {
	const paged = link.dataset.page ?? '1';
	return turn( host, block, link, 'wopb_pagination', { paged }, ( html ) => {
		holdFocus( block );
		replaceBlock( block, html );
		scrollTo( block );
		focusQuietly( listOf( block ) );
		announce(
			sprintf(
				/* translators: 1: number of a page, 2: how many there are. */
				__( 'Page %1$d of %2$d', 'marketday' ),
				Number( paged ),
				Number( block.dataset.pages )
			)
		);
	} );
}

/** The link's page becomes the one after; at the last page it is disabled (docs/PROTOCOL.md#listings). */
function lead( link: HTMLAnchorElement, shown: number, pages: number ): void {
	if ( shown >= pages ) {
		link.removeAttribute( 'href' );
		link.role = 'link';
		link.ariaDisabled = 'true';
		return;
	}
	link.dataset.page = String( shown + 1 );
	link.href = link.href.replace(
		/(product-page[^=&]*=|[?&]paged=|\/page\/)\d+/,
		`$1${ shown + 1 }`
	);
}

/** Appends the cards of the link's page. @return The new cards; none where it failed. */
async function appendPage(
	host: ListingHost,
	block: HTMLElement,
	link: HTMLAnchorElement
): Promise< Element[] > {
	const page = Number( link.dataset.page );
	link.ariaBusy = 'true';
	const html = await ask( host, block, 'wopb_load_more', { paged: page } );
	link.ariaBusy = null;
	if ( html === null || ! link.isConnected ) {
		return [];
	}
	const cards = [ ...parse( html ).children ];
	listOf( block )?.append( ...cards );
	block.dataset.paged = String( page );
	lead( link, page, Number( block.dataset.pages ) );
	dispatch( block, 'extended' );
	return cards;
}

async function loadMore(
	host: ListingHost,
	block: HTMLElement,
	link: HTMLAnchorElement
): Promise< void > {
	if ( block.ariaBusy ) {
		return;
	}
	const cards = await appendPage( host, block, link );
	if ( cards.length === 0 ) {
		return;
	}
	host.listings.noteLoaded( loadedWith( block ) );
	focusQuietly(
		cards[ 0 ]?.querySelector< HTMLElement >( 'a:not([tabindex="-1"])' )
	);
	announce(
		sprintf(
			/* translators: %d: number of products. */
			_n(
				'%d more product shown',
				'%d more products shown',
				cards.length,
				'marketday'
			),
			cards.length
		)
	);
}

function markTab( link: HTMLAnchorElement ): void {
	for ( const tab of link
		.closest( 'nav' )
		?.querySelectorAll( 'a[data-taxonomy]' ) ?? [] ) {
		const isChosen = tab === link;
		tab.classList.toggle( 'filter-active', isChosen );
		tab.ariaCurrent = isChosen ? 'true' : null;
	}
}

async function showTab(
	host: ListingHost,
	block: HTMLElement,
	link: HTMLAnchorElement
): Promise< void > {
	const nav = link.closest< HTMLElement >( 'nav' );
	const before = nav?.querySelector< HTMLAnchorElement >( '[aria-current]' );
	// At once, before the products come.
	markTab( link );
	const fields = {
		taxtype: nav?.dataset.taxtype ?? 'product_cat',
		taxonomy: link.dataset.taxonomy ?? '',
	};
	const isShown = await turn(
		host,
		block,
		link,
		'wopb_filter',
		fields,
		( html ) => {
			holdFocus( block );
			block.replaceChildren( parse( html ) );
			block.dataset.paged = '1';
			block.dataset.pages =
				block.querySelector< HTMLElement >( '[data-pages]' )?.dataset
					.pages ?? '1';
			focusQuietly(
				block.querySelector< HTMLElement >( 'nav a[aria-current]' )
			);
			announce(
				sprintf(
					/* translators: %s: name of a kind of products. */
					__( 'Showing: %s', 'marketday' ),
					link.text
				)
			);
		}
	);
	if ( ! isShown && before ) {
		markTab( before );
	}
}

/** Loads again what had been loaded when an entry of the history was left, so that going back leads to where the shopper was. */
export async function loadAgain( host: ListingHost ): Promise< void > {
	const { loaded, scroll } = loadedBefore();
	for ( const [ blockId, page ] of Object.entries( loaded ) ) {
		const block = document.querySelector< HTMLElement >(
			`.marketday-product-grid[data-block-id="${ CSS.escape(
				blockId
			) }"]`
		);
		const link = block?.querySelector< HTMLAnchorElement >( MORE );
		while ( block && link?.href && isBehind( block, page ) ) {
			const cards = await appendPage( host, block, link );
			if ( cards.length === 0 ) {
				break;
			}
		}
	}
	window.scrollTo( { top: scroll, behavior: 'instant' } );
}

/** Does in the background what the link would do with a new page. */
export function follow(
	host: ListingHost,
	block: HTMLElement,
	link: HTMLAnchorElement
): Promise< unknown > {
	if ( link.dataset.taxonomy !== undefined ) {
		return showTab( host, block, link );
	}
	return link.matches( MORE )
		? loadMore( host, block, link )
		: showPage( host, block, link );
}

/** Draws a listing that differs by visitor; where there is nothing to show, it goes. */
export async function fillShell(
	host: ListingHost,
	block: HTMLElement
): Promise< void > {
	const html = await ask( host, block, 'wopb_pagination', { paged: 1 } );
	if ( html !== null ) {
		replaceBlock( block, html );
	}
	block.hidden = ! listOf( block );
}
