import { __ } from '@marketday/kernel';
import { useEffect, useSyncExternalStore } from 'react';

import type { CompareHost } from './compare-host';
import { type CompareAnswer, type CompareList, parse } from './compare-list';
import { Comparison } from './comparison';
import type { ComparisonActions, ComparisonData } from './comparison-data';
import { readComparison, readSuggestions } from './read-comparison';

/** The visitor's own table, on its page. */
const OWN = '.marketday-compare > [data-marketday-island=compare]';

interface PageComparisonProps {
	data: ComparisonData;
	isOwn: boolean;
}

/** The visitor's table: on its page, or over any other. */
export function createShownComparison( host: CompareHost, list: CompareList ) {
	const { overlay } = host;
	const listeners = new Set< () => void >();
	const held = new Set< HTMLButtonElement >();
	let shown: ComparisonData | null = null;
	let setAlive: () => void;
	const isAlive = new Promise< void >( ( resolve ) => {
		setAlive = resolve;
	} );

	/** On the page of the comparison there is no second one over it. */
	function show( { table, count }: CompareAnswer ): void {
		if ( document.querySelector( OWN ) ) {
			shown = table;
			listeners.forEach( ( listener ) => listener() );
		} else if ( count > 0 ) {
			overlay.show(
				{
					title: __( 'Compare', 'marketday' ),
					closeLabel: __( 'Close modal', 'marketday' ),
					className: 'marketday-compare-dialog',
				},
				<Comparison data={ table } actions={ actions } />
			);
		} else {
			overlay.close();
		}
	}

	const showing = async ( change: Promise< CompareAnswer | null > ) => {
		const answer = await change;
		if ( answer ) {
			show( answer );
		}
		return answer !== null;
	};

	const actions: ComparisonActions = {
		add: ( id ) => showing( list.add( id, 'product_list' ) ),
		remove: ( id ) => showing( list.remove( id ) ),
		clear: () => showing( list.clear() ),
		arrange: ( ids ) => showing( list.arrange( ids ) ),
		find: async ( search ) => {
			const { data } = Object(
				JSON.parse( await host.call( 'wopb_product_list', { search } ) )
			);
			return readSuggestions( parse( Object( data ).html ) );
		},
		addToBasket: ( { offer }, quantity, button ) =>
			host.addToBasket(
				{
					product_id:
						offer?.kind === 'add' ? `${ offer.productId }` : '',
					quantity: `${ quantity }`,
				},
				button
			),
		say: overlay.say,
		reportFailure: host.reportFailure,
	};

	const hear = ( listener: () => void ) => {
		listeners.add( listener );
		return () => listeners.delete( listener );
	};

	/** The table of a page, which React has taken over. */
	function PageComparison( { data, isOwn }: PageComparisonProps ) {
		const newest = useSyncExternalStore(
			hear,
			() => shown,
			() => null
		);
		// Not within the effect: React draws what an event has changed only after it.
		useEffect( () => queueMicrotask( setAlive ), [] );
		return (
			<Comparison
				data={ ( isOwn && newest ) || data }
				actions={ actions }
			/>
		);
	}

	return {
		show,
		/** Does what was pressed before the page's table was alive, which answers its buttons itself. */
		hold: async ( button: HTMLButtonElement ): Promise< void > => {
			if ( ! held.has( button ) ) {
				held.add( button );
				await isAlive;
				held.delete( button );
				button.click();
			}
		},
		island: {
			Component: PageComparison,
			read: ( element: HTMLElement ): PageComparisonProps => ( {
				data: readComparison( element ),
				isOwn: element.matches( OWN ),
			} ),
		},
	};
}
