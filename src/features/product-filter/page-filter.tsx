import { formatMoney } from '@marketday/kernel';
import { useEffect, useRef } from 'react';

import type { FilterContent } from './content';
import { Filter } from './filter';
import { changeOf, expandedIn } from './filter-address';
import type { FilterHost } from './filter-host';
import type { BlockData } from './page-values';
import { readContent } from './read';

interface PageFilterProps {
	filter: FilterContent;
	block: BlockData;
	readTyped?: () => FilterContent;
	pressedInputs?: () => readonly HTMLInputElement[];
}

/** The switches that a shopper has pressed since the server drew them. */
const pressedIn = ( element: HTMLElement, selector: string ) =>
	[ ...element.querySelectorAll< HTMLInputElement >( selector ) ].filter(
		( { type, checked, defaultChecked } ) =>
			checked !== defaultChecked && ( checked || type === 'checkbox' )
	);

const loadValues = () =>
	import(
		/* webpackChunkName: "_shared/listing-filter-more" */ './page-values'
	);

/**
 * The filter of a listing of the page: a component, and how its state is read out of the markup that PHP drew.
 *
 * @param host What it needs of the page: its listings and calls answer.
 */
export const pageFilter = ( host: FilterHost ) => ( {
	Component: function PageFilter( {
		block,
		pressedInputs: pressed,
		...content
	}: PageFilterProps ) {
		const pressAgain = useRef( pressed );
		useEffect( () => {
			pressAgain.current?.().forEach( ( field ) => {
				field.checked = field.defaultChecked;
				field.click();
			} );
		}, [] );
		const { queryId = '' } = block;
		const { currency, listings, reportUnchanged } = host;
		return (
			<Filter
				{ ...content }
				onChange={ ( filter, link ) =>
					listings.show( {
						queryId,
						...( link
							? { url: link }
							: changeOf( filter, queryId ) ),
						expanded: expandedIn( filter ),
					} )
				}
				findValues={ async ( ...question ) =>
					( await loadValues() ).findPageValues(
						host,
						block,
						...question
					)
				}
				formatAmount={ ( amount ) =>
					formatMoney( amount * 10 ** currency.minorUnit, currency )
				}
				onFailure={ reportUnchanged }
			/>
		);
	},
	take: ( data: unknown, now: PageFilterProps ): PageFilterProps => ( {
		...now,
		filter: data as FilterContent,
	} ),
	read: ( element: HTMLElement ): PageFilterProps => {
		// React takes back which radio button was pressed when it takes them over.
		const radios = pressedIn( element, '[type="radio"]' );
		return {
			filter: readContent( element ),
			block: { ...element.dataset },
			readTyped: () => readContent( element, true ),
			pressedInputs: () => [
				...radios,
				...pressedIn( element, '[type="checkbox"]' ),
			],
		};
	},
} );
