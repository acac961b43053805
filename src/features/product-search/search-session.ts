import { createListbox, type Listbox } from './listbox';
import { createLiveSearch, isAsked, keyOf, type Question } from './live-search';
import { forgetTerm, recentTerms, rememberTerm } from './recent-terms';
import { toggleMore } from './results';
import { createResultsPanel } from './results-panel';
import type { SearchHost } from './search-host';
import type { SearchParts } from './search-parts';
import { drawSuggestions } from './suggestions';

/** One block's search: what is asked, what is shown, what a choice does. */
export interface SearchSession {
	readonly list: Listbox;
	isOpen: () => boolean;
	/** The input has the focus: shows what belongs to what is typed. */
	reveal: () => void;
	/** Something was typed or chosen. */
	refresh: ( isNow?: boolean ) => void;
	close: () => void;
	choose: ( option: HTMLElement ) => void;
	forget: ( option: HTMLElement ) => boolean;
	empty: () => boolean;
}

async function askServer(
	{ dataset }: HTMLElement,
	{ calls }: SearchHost,
	{ search, category }: Question,
	signal: AbortSignal
): Promise< string > {
	const html = await calls.rest(
		'wopb/product-search',
		{
			search,
			category,
			blockId: dataset.blockId,
			blockName: dataset.blockName,
			postId: dataset.postid,
			widgetBlockId: dataset.widgetblockid,
		},
		signal
	);
	return typeof html === 'string' ? html : '';
}

export function createSearchSession(
	parts: SearchParts,
	host: SearchHost
): SearchSession {
	const { block, input, panel, category, clear, labels } = parts;
	const list = createListbox( input, panel );
	const view = createResultsPanel( parts );
	let drawnFor = '';

	const question = (): Question => ( {
		search: input.value.trim(),
		category: category?.value ?? '',
	} );

	const live = createLiveSearch( {
		ask: ( asked, signal ) => askServer( block, host, asked, signal ),
		onBusy: ( isBusy ) => {
			block.classList.toggle( 'is-loading', isBusy );
			panel.setAttribute( 'aria-busy', String( isBusy ) );
		},
		onResults: ( html, asked ) => {
			// A listbox of groups, marked up and escaped by the shop's own server.
			panel.innerHTML = html;
			drawnFor = keyOf( asked );
			list.read();
			if ( block.contains( block.ownerDocument.activeElement ) ) {
				view.open();
			}
		},
		onFailure: host.reportFailure,
	} );

	function suggest() {
		live.stop();
		drawnFor = '';
		panel.replaceChildren(
			...drawSuggestions( labels, recentTerms(), parts.popular )
		);
		list.read();
		view.open();
	}

	function close() {
		list.clear();
		view.close();
	}

	function refresh( isNow = false ) {
		clear?.toggleAttribute( 'hidden', input.value === '' );
		view.hush();
		const asked = question();
		if ( isAsked( asked ) ) {
			list.clear();
			live[ isNow ? 'now' : 'later' ]( asked );
		} else if ( input.value === '' ) {
			suggest();
		} else {
			live.stop();
			close();
		}
	}

	function choose( option: HTMLElement ) {
		const { term } = option.dataset;
		if ( term !== undefined ) {
			input.value = term;
			refresh( true );
			input.focus();
		} else if ( option instanceof HTMLAnchorElement ) {
			rememberTerm( input.value );
			host.goTo( option.href );
		} else {
			toggleMore( option );
		}
	}

	return {
		list,
		isOpen: view.isOpen,
		reveal: () => {
			host.calls.prepare();
			if ( drawnFor !== '' && drawnFor === keyOf( question() ) ) {
				view.open();
			} else if ( ! view.isOpen() ) {
				refresh( true );
			}
		},
		refresh,
		close,
		choose,
		forget: ( { dataset } ) => {
			const isKnown = recentTerms().includes( dataset.term ?? '' );
			if ( isKnown ) {
				forgetTerm( dataset.term ?? '' );
				suggest();
			}
			return isKnown;
		},
		empty: () => {
			const wasFull = input.value !== '' || !! category?.value;
			input.value = '';
			if ( category ) {
				category.value = '';
			}
			refresh();
			return wasFull;
		},
	};
}
