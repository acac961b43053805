import { isPlainClick } from '@marketday/behaviour';
import { __, useMarketday } from '@marketday/kernel';
import { useCoreState, useOwnCore } from '@marketday/kernel/headless';
import type { Product } from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef, type MouseEvent, useId, useMemo } from 'react';

import { FoundList } from '../found-list';
import type { Question } from '../live-search';
import { SearchBox } from '../search-box';
import { withAddress, foundOf, type SearchSuggestion } from './found-of';
import { createSearchStore, type SearchStore } from './search-store';

export interface SearchCategory {
	readonly slug: string;
	readonly name: string;
}

export interface ProductSearchProps {
	/**
	 * A product's page in the front end. It is given products of the Store API, which are asked for then;
	 * with `suggestionHref` beside it Marketday's own search is asked first.
	 */
	productHref?: ( ( product: Product ) => string ) | undefined;
	/** The same of a product that Marketday's own search tells. */
	suggestionHref?: ( ( suggestion: SearchSuggestion ) => string ) | undefined;
	/** A category's page in the front end, by its slug. */
	categoryHref?: ( ( slug: string ) => string ) | undefined;
	/** Address that the form leads to, with the term as `s`. */
	action?: string | undefined;
	/** Goes to an address; the browser's own way without it. */
	onGo?: ( ( address: string ) => void ) | undefined;
	/** Categories that can be searched in alone; no choice without them. */
	categories?: readonly SearchCategory[] | undefined;
	/** Terms that are offered before anything is typed, below what this browser has searched for. */
	popular?: readonly string[] | undefined;
	/** A search of one's own making. */
	store?: SearchStore | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const NONE: readonly [] = [];

function useSearch(
	given: SearchStore | undefined,
	suggestions: boolean
): SearchStore {
	const shop = useMarketday();
	return useOwnCore( {
		given,
		wanted: [ shop, suggestions ],
		make: () => createSearchStore( { shop, suggestions } ),
	} );
}

const wordsOf = () => ( {
	field: __( 'Search products', 'marketday' ),
	placeholder: __( 'Search the shop', 'marketday' ),
	category: __( 'Search in category', 'marketday' ),
	clear: __( 'Clear search', 'marketday' ),
	submit: __( 'Search', 'marketday' ),
	recent: __( 'Recent searches', 'marketday' ),
	popular: __( 'Popular searches', 'marketday' ),
	/* translators: %s: a term that was searched for. */
	forget: __( 'Remove %s from recent searches', 'marketday' ),
	forgetKey: __( 'Press Delete to remove', 'marketday' ),
} );

const optionsOf = ( categories: readonly SearchCategory[] ) =>
	categories.length > 0
		? [
				{ value: '', text: __( 'All categories', 'marketday' ) },
				...categories.map( ( { slug, name } ) => ( {
					value: slug,
					text: name,
				} ) ),
		  ]
		: [];

/** Asks of the store what has become another question; the same once more where nothing has. */
function ask( store: SearchStore, { search, category }: Question ): void {
	const before = store.getState();
	if ( category !== before.category ) {
		store.choose( category );
	}
	if ( search !== before.term || category === before.category ) {
		store.type( search );
	}
}

/**
 * The field of a search with results beneath, as a combobox: the focus stays in the field, arrows move through the results.
 *
 * @example
 * <ProductSearch productHref={ ( { slug } ) => `/products/${ slug }` } action="/search" />
 */
export const ProductSearch = forwardRef< HTMLFormElement, ProductSearchProps >(
	function Search( props, ref ) {
		const { productHref, suggestionHref, categoryHref } = props;
		const { action = '/', onGo, className } = props;
		const store = useSearch(
			props.store,
			! productHref || suggestionHref !== undefined
		);
		const state = useCoreState( store );
		const { term, category, results, total, status, isAnswered } = state;
		const id = useId();
		const typed = useMemo(
			() => ( { search: term, category } ),
			[ term, category ]
		);
		const { found: result } = state;
		const found = useMemo( () => {
			if ( ! isAnswered && ! result && results.length === 0 ) {
				return null;
			}
			const addresses = {
				action,
				term,
				hrefOf: ( product: Product ) =>
					productHref?.( product ) ?? product.url,
				suggestionHref,
				categoryHref,
			};
			const shown = result
				? withAddress( result, addresses )
				: foundOf( results, total, addresses );
			return {
				content: <FoundList key={ term } found={ shown } />,
				hasOptions: ! shown.nothing,
				said: shown.said,
			};
		}, [
			isAnswered,
			result,
			results,
			total,
			action,
			term,
			productHref,
			suggestionHref,
			categoryHref,
		] );
		const follow = ( event: MouseEvent ) => {
			const link = ( event.target as Element ).closest( 'a' );
			if ( link && onGo && isPlainClick( event ) ) {
				event.preventDefault();
				onGo( link.getAttribute( 'href' ) ?? '' );
			}
		};
		return (
			// Keys press the links in it, which are heard then.
			// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
			<form
				ref={ ref }
				onClick={ follow }
				className={ classes(
					'marketday-product-search marketday-product-search--library',
					className
				) }
				role="search"
				action={ action }
				onSubmit={ store.remember }
			>
				<SearchBox
					as="div"
					form={ {
						id,
						name: '',
						action,
						postType: '',
						searched: term,
						chosen: category,
						categories: optionsOf( props.categories ?? NONE ),
						hasIcon: true,
						words: wordsOf(),
						popular: props.popular ?? NONE,
					} }
					typed={ typed }
					found={ found }
					isAnswered={ isAnswered && status === 'idle' }
					isBusy={ status === 'loading' }
					onType={ ( next ) => ask( store, next ) }
					onLeave={ store.remember }
					recentTerms={ () => store.getState().recent }
					onForget={ store.forget }
				/>
				{ status === 'error' && (
					<p className="marketday-problem" role="alert">
						{ __(
							'Search isn’t responding. Please try again.',
							'marketday'
						) }
					</p>
				) }
			</form>
		);
	}
);
