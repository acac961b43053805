import { listen } from '@marketday/behaviour';
import { TrustedHtml } from '@marketday/ui';

import type { QuickViewHost } from './quick-view-host';
import { quickViewDialog, QuickViewShell, type Step } from './quick-view-shell';
import type { QuickViewData } from './read-quick-view';

/** A product in the list through which arrows lead: ids with commas. */
export type ListedView = QuickViewData & { readonly list: string };

interface Ways {
	readonly host: Pick< QuickViewHost, 'overlay' | 'reportFailure' >;
	readonly find: ( id: string, list: string ) => Promise< ListedView >;
	readonly fetchAhead: ( id: string, list: string ) => void;
	/** Sentence for a product that does not come. */
	readonly sorry: () => string;
}

/** The product that is looked at over the page, with an entry of its own in the history: going back closes it. */
export function createShownView( { host, find, fetchAhead, sorry }: Ways ) {
	const { overlay } = host;
	let view: ListedView | null = null;
	let isBusy = false;
	// What arrives after the shopper has gone on or closed is not shown.
	let turn = 0;

	function onClosed(): void {
		view = null;
		turn++;
		// Its entry of the history goes with it, unless going back has closed it.
		if ( window.history.state?.marketdayQuickView ) {
			window.history.back();
		}
	}

	const to = ( by: Step ) => view?.[ by === 1 ? 'after' : 'before' ];

	async function step( by: Step ): Promise< void > {
		const from = view;
		const next = to( by );
		if ( ! from || ! next || isBusy ) {
			return;
		}
		const mine = ++turn;
		draw( { from, isBusy: true } );
		let problem = '';
		const found = await find( next.id, from.list ).catch( ( error ) => {
			host.reportFailure( error );
			problem = sorry();
			return from;
		} );
		if ( mine === turn ) {
			draw( { from: found, problem } );
		}
	}

	function draw( {
		from,
		problem = '',
		...now
	}: {
		from: ListedView;
		isBusy?: boolean;
		problem?: string;
	} ): void {
		view = from;
		isBusy = now.isBusy ?? false;
		const { html, ...shell } = from;
		overlay.show(
			{ ...quickViewDialog( from.title ), onClosed },
			<QuickViewShell
				{ ...shell }
				{ ...{ isBusy, problem } }
				onStep={ ( by ) => void step( by ) }
				onNear={ ( by ) => {
					const next = to( by );
					if ( next ) {
						fetchAhead( next.id, from.list );
					}
				} }
			>
				<TrustedHtml html={ html } />
			</QuickViewShell>
		);
	}

	listen< PopStateEvent >( window, 'popstate', ( { state } ) => {
		if ( view && ! state?.marketdayQuickView ) {
			overlay.close();
		}
	} );

	return {
		closesAfterAdd: () => view?.closesAfterAdd === true,
		open: async ( id: string, list: string ): Promise< void > => {
			const mine = ++turn;
			const found = await find( id, list );
			if ( mine !== turn ) {
				return;
			}
			const isNew = view === null;
			draw( { from: found } );
			if ( isNew ) {
				window.history.pushState(
					{ ...window.history.state, marketdayQuickView: true },
					''
				);
			}
		},
	};
}
