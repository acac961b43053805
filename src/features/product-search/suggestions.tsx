import { useContext } from 'react';

import { ListContext, Option } from './listbox';
import type { SearchWords } from './search-form';

interface ForgetProps {
	term: string;
	words: SearchWords;
	onForget: ( term: string ) => void;
}

/** Removed with a click, or with the Delete key while the term is chosen; a part of an option is no control of its own. */
const Forget = ( { term, words, onForget }: ForgetProps ) => (
	<>
		<span className="screen-reader-text">{ words.forgetKey }</span>
		<span
			className="marketday-product-search__forget"
			title={ words.forget.replace( '%s', term ) }
			aria-hidden="true"
			onClick={ ( event ) => {
				event.stopPropagation();
				onForget( term );
			} }
		>
			×
		</span>
	</>
);

export interface Suggested {
	readonly label: string;
	readonly terms: readonly string[];
	readonly isRecent?: boolean;
}

/** Suggestions before anything is typed; groups without a term are left out. */
export function suggestionRow(
	words: SearchWords,
	recent: readonly string[],
	popular: readonly string[]
): Suggested[] {
	const known = new Set( recent.map( ( term ) => term.toLowerCase() ) );
	return [
		{ label: words.recent, terms: recent, isRecent: true },
		{
			label: words.popular,
			terms: popular.filter(
				( term ) => ! known.has( term.toLowerCase() )
			),
		},
	].filter( ( { terms } ) => terms.length > 0 );
}

interface SuggestionsProps {
	groups: readonly Suggested[];
	words: SearchWords;
	onChoose: ( term: string ) => void;
	onForget: ( term: string ) => void;
}

export const Suggestions = ( { groups, ...props }: SuggestionsProps ) => (
	<div
		{ ...useContext( ListContext ).list }
		aria-label={ groups[ 0 ]?.label }
	>
		{ groups.map( ( { label, terms, isRecent } ) => (
			<div
				key={ label }
				className="marketday-product-search__group is-terms"
				role="group"
				aria-label={ label }
			>
				<p
					className="marketday-product-search__label"
					role="presentation"
				>
					{ label }
				</p>
				{ terms.map( ( term ) => (
					<Option
						as="div"
						key={ term }
						className="marketday-product-search__option is-term"
						data-term={ term }
						onClick={ () => props.onChoose( term ) }
					>
						<span>{ term }</span>
						{ isRecent && <Forget { ...props } term={ term } /> }
					</Option>
				) ) }
			</div>
		) ) }
	</div>
);
