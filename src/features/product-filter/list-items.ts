import { __, _n, announce, sprintf } from '@marketday/kernel';

import { type FilterHost, isFound, part, valueOf } from './filter-host';
import { make } from './make';

const running = new WeakMap< HTMLElement, AbortController >();

const listAround = ( control: HTMLElement ) =>
	control
		.closest( 'fieldset' )
		?.querySelector< HTMLElement >( '[data-facet]' ) ?? null;

function parse( html: string ): HTMLElement[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.children ] as HTMLElement[];
}

/** Asks for values of a list; null where it failed or was overtaken. */
async function ask(
	host: FilterHost,
	filter: HTMLElement,
	list: HTMLElement,
	page: number,
	find: string
): Promise< HTMLElement[] | null > {
	const { dataset } = filter;
	const taxonomy = list.dataset.facet ?? '';
	running.get( list )?.abort();
	const call = new AbortController();
	running.set( list, call );
	list.setAttribute( 'aria-busy', 'true' );
	try {
		const html = await host.calls.ajax(
			'wopb_show_more_filter_item',
			{
				query: { taxonomy, blockId: dataset.blockId ?? '', find },
				taxonomy,
				current_page: page,
				postId: dataset.postid ?? '0',
				widgetBlockId: dataset.widgetblockid ?? '',
				builder: dataset.builder ?? '',
				currentUrl: window.location.href,
			},
			call.signal
		);
		return call.signal.aborted ? null : parse( html );
	} catch ( error ) {
		if ( ! call.signal.aborted ) {
			host.reportFailure( error );
		}
		return null;
	} finally {
		if ( running.get( list ) === call ) {
			running.delete( list );
			list.removeAttribute( 'aria-busy' );
		}
	}
}

function showControls( list: HTMLElement, more: boolean, less: boolean ): void {
	const around = list.closest( 'fieldset' );
	for ( const [ name, isShown ] of [
		[ 'more', more ],
		[ 'less', less ],
	] as const ) {
		const button = around && part( around, name );
		if ( button ) {
			button.hidden = ! isShown;
		}
	}
}

/** Adds the next values of a list, and leads the focus to them. */
export async function showMore(
	host: FilterHost,
	filter: HTMLElement,
	button: HTMLElement
): Promise< void > {
	const list = listAround( button );
	if ( ! list ) {
		return;
	}
	const page = Number( list.dataset.page ?? '1' ) + 1;
	const items = await ask( host, filter, list, page, '' );
	if ( ! items ) {
		return;
	}
	list.append( ...items );
	list.dataset.page = String( page );
	const isLast =
		items.length === 0 || items.at( -1 )?.hasAttribute( 'data-last' );
	showControls( list, ! isLast, true );
	items[ 0 ]?.querySelector( 'input' )?.focus();
	announce(
		sprintf(
			/* translators: %d: number of values in a list. */
			_n( '%d more', '%d more', items.length, 'marketday' ),
			items.length
		)
	);
}

/** Takes the values that were added away again; those that are chosen stay. */
export function showLess( button: HTMLElement ): void {
	const list = listAround( button );
	for ( const item of list?.querySelectorAll(
		'.wopb-filter-extended-item'
	) ?? [] ) {
		if ( ! item.querySelector( 'input:checked' ) ) {
			item.remove();
		}
	}
	if ( list ) {
		list.dataset.page = '1';
		showControls( list, true, false );
		part( list.closest( 'fieldset' ) ?? list, 'more' )?.focus();
	}
}

const itemsOf = ( list: HTMLElement ) => [ ...list.children ] as HTMLElement[];

/** What was only found goes, unless it is chosen. */
function restoreList( list: HTMLElement ): void {
	running.get( list )?.abort();
	delete list.dataset.found;
	for ( const item of itemsOf( list ) ) {
		item.hidden = false;
		if ( isFound( item ) && ! item.querySelector( ':checked' ) ) {
			item.remove();
		}
	}
}

/** Shows of a list what is found; the rest stays in it, for it may be chosen. */
function showFound( list: HTMLElement, found: readonly HTMLElement[] ): void {
	restoreList( list );
	list.dataset.found = '';
	const known = new Map(
		itemsOf( list ).map( ( item ) => {
			item.hidden = true;
			return [ valueOf( item ), item ];
		} )
	);
	for ( const item of found ) {
		const same = known.get( valueOf( item ) );
		if ( same ) {
			same.hidden = false;
		} else {
			item.dataset.found = '';
			list.append( item );
		}
	}
}

/** Shows the values of a list whose name holds what is typed, from all there are. */
export async function findInList(
	host: FilterHost,
	filter: HTMLElement,
	field: HTMLInputElement
): Promise< void > {
	const list = listAround( field );
	if ( ! list ) {
		return;
	}
	const text = field.value.trim();
	if ( text === '' ) {
		restoreList( list );
		return;
	}
	const items = await ask( host, filter, list, 1, text );
	if ( ! items ) {
		return;
	}
	const sentence =
		items.length === 0
			? __( 'Nothing found in this list', 'marketday' )
			: sprintf(
					/* translators: %d: number of values in a list. */
					_n( '%d found', '%d found', items.length, 'marketday' ),
					items.length
			  );
	showFound(
		list,
		items.length > 0 ? items : [ make( 'li', { textContent: sentence } ) ]
	);
	announce( sentence );
}
