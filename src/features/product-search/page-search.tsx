import { useEffect, useState } from 'react';

import { FoundMarkup } from './found-markup';
import { createLiveSearch, isAsked, keyOf, type Question } from './live-search';
import { type PageSearchProps, readSearch } from './read-search';
import { forgetTerm, recentTerms, rememberTerm } from './recent-terms';
import { SearchBox } from './search-box';
import type { SearchHost } from './search-host';

/** A listbox of groups, marked up and escaped by the shop's own server. */
function foundOf( question: Question, html: unknown ) {
	const key = keyOf( question );
	const { body } = new DOMParser().parseFromString(
		String( html ),
		'text/html'
	);
	return {
		key,
		content: Array.from( body.children, ( part, place ) => (
			<FoundMarkup key={ key + place } of={ part } />
		) ),
		hasOptions: !! body.querySelector( '[role=listbox]' ),
		said: body.querySelector( '[data-said]' )?.getAttribute( 'data-said' ),
	};
}

/** The searches of a page: hydrated from their markup, answered by the shop's own server. */
export function createPageSearch( { calls, reportFailure }: SearchHost ) {
	function PageSearch( { form, block, leads }: PageSearchProps ) {
		const [ typed, setTyped ] = useState< Question >( {
			search: form.searched,
			category: form.chosen,
		} );
		const [ found, setFound ] = useState< ReturnType<
			typeof foundOf
		> | null >( null );
		const [ isBusy, setBusy ] = useState( false );
		const [ live ] = useState( () =>
			createLiveSearch( {
				ask: ( { search, category }, signal ) =>
					calls.rest(
						'wopb/product-search',
						{ ...block, search: search.trim(), category },
						signal
					),
				onBusy: setBusy,
				onResults: ( html, question ) =>
					setFound( foundOf( question, html ) ),
				onFailure: reportFailure,
			} )
		);
		useEffect( () => live.stop, [ live ] );

		return (
			<SearchBox
				form={ form }
				leads={ leads }
				typed={ typed }
				found={ found }
				isAnswered={ found?.key === keyOf( typed ) }
				isBusy={ isBusy }
				onType={ ( next, isNow ) => {
					setTyped( next );
					if ( isAsked( next ) ) {
						live[ isNow ? 'now' : 'later' ]( next );
					} else {
						live.stop();
						setFound( null );
					}
				} }
				onReveal={ calls.prepare }
				onLeave={ rememberTerm }
				recentTerms={ recentTerms }
				onForget={ forgetTerm }
			/>
		);
	}
	return { Component: PageSearch, read: readSearch };
}
