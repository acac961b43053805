import { useEffect, useState } from 'react';

import type { Found } from './found';
import { FoundList } from './found-list';
import { createLiveSearch, isAsked, keyOf, type Question } from './live-search';
import { type PageSearchProps, readSearch } from './read-search';
import { forgetTerm, recentTerms, rememberTerm } from './recent-terms';
import { SearchBox } from './search-box';
import type { SearchHost } from './search-host';

function foundOf( question: Question, response: unknown ) {
	const { data } = response as { data: Found };
	const key = keyOf( question );
	return {
		key,
		content: <FoundList key={ key } found={ data } />,
		hasOptions: ! data.nothing,
		said: data.said,
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
						{
							...block,
							search: search.trim(),
							category,
							format: 'data',
						},
						signal
					),
				onBusy: setBusy,
				onResults: ( response, question ) =>
					setFound( foundOf( question, response ) ),
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
