import { drawn } from '@marketday/ui';
import { type ReactNode, useContext, useState } from 'react';

import type {
	Found,
	FoundCategory,
	FoundGroup,
	FoundProduct,
	MarkedText,
} from './found';
import { ListContext, Option } from './listbox';

/** Number of each group, before 'more'. */
const SHOWN = 6;

const PART = 'marketday-product-search__';

const markText = ( text: MarkedText, mark?: string ) =>
	text.map( ( part, place ) =>
		place % 2 ? (
			<strong key={ place } className={ mark }>
				{ part }
			</strong>
		) : (
			part
		)
	);

const highlight = ( text: MarkedText ) => markText( text, 'wopb-highlight' );

const span = ( name: string, content: object ) => (
	<span className={ PART + name } { ...content } />
);

const of = ( ...children: ReactNode[] ) => ( { children } );

function contentOf( one: FoundCategory | FoundProduct, word: string ) {
	const name = highlight( one.name );
	if ( 'count' in one ) {
		return (
			<>
				<span>{ name }</span>{ ' ' }
				{ span( 'count', of( `(${ one.count })` ) ) }
			</>
		);
	}
	const { picture, variation, sku, rating, price } = one;
	return (
		<>
			{ picture && span( 'picture', drawn( picture ) ) }
			<span className={ `${ PART }text` }>
				{ span( 'title', of( name ) ) }
				{ variation && span( 'variation', of( variation ) ) }
				{ sku &&
					span( 'sku', of( word, ' ', highlight( [ '', sku ] ) ) ) }
				{ rating && span( 'rating', drawn( rating ) ) }
			</span>
			{ price && span( 'price', drawn( price ) ) }
		</>
	);
}

interface GroupProps {
	group: FoundGroup< FoundCategory | FoundProduct >;
	words: Found[ 'words' ];
	/** Names of the group, and of each option. */
	names: readonly [ string, string ];
}

/** 'Show 4 more' and 'Show less' fetch nothing. */
function Group( {
	group: { label, options, more },
	words,
	names,
}: GroupProps ) {
	const [ isAll, setAll ] = useState( false );
	return (
		<div
			className={ `${ PART }group ${ names[ 0 ] }` }
			role="group"
			aria-label={ label }
		>
			<p className={ `${ PART }label` } role="presentation">
				{ label }
			</p>
			{ options.map( ( one, place ) => (
				<Option
					as="a"
					key={ place }
					className={ `${ PART }option ${ names[ 1 ] }${
						place < SHOWN ? '' : ' wopb-extended-item'
					}` }
					href={ one.url }
					hidden={ place >= SHOWN && ! isAll }
				>
					{ contentOf( one, words.sku ) }
				</Option>
			) ) }
			{ more && (
				<Option
					as="button"
					type="button"
					className={ `${ PART }toggle wopb-${
						isAll ? 'less-result' : 'load-more'
					}` }
					onClick={ () => setAll( ! isAll ) }
				>
					{ isAll ? words.less : more }
				</Option>
			) }
		</div>
	);
}

/** Results of a search, as the server would draw them: php/Search/ProductSearch/views/results.php. */
export function FoundList( { found }: { found: Found } ) {
	const { list } = useContext( ListContext );
	const { categories, products, nothing, all, words } = found;
	return (
		<div className={ `${ PART }results` }>
			{ found.notes.map( ( note, place ) => (
				<p key={ place } className={ `${ PART }corrected` }>
					{ markText( note ) }
				</p>
			) ) }
			{ nothing ? (
				<div className="wopb-empty-result">
					<p>
						<strong>{ nothing.title }</strong>
					</p>
					<p>{ nothing.hint }</p>
					{ nothing.popular[ 0 ] && (
						<ul
							className={ `${ PART }popular` }
							aria-label={ nothing.label }
						>
							{ nothing.popular.map( ( { text, url } ) => (
								<li key={ url }>
									<a href={ url }>{ text }</a>
								</li>
							) ) }
						</ul>
					) }
				</div>
			) : (
				<div { ...list } aria-label={ words.list }>
					{ categories && (
						<Group
							group={ categories }
							words={ words }
							names={ [ 'wopb-tax-term-items', 'is-category' ] }
						/>
					) }
					{ products && (
						<Group
							group={ products }
							words={ words }
							names={ [ 'is-products', 'wopb-search-item' ] }
						/>
					) }
					{ all && (
						<Option
							as="a"
							className={ `${ PART }option ${ PART }all` }
							href={ all.url }
						>
							{ all.text }
						</Option>
					) }
				</div>
			) }
		</div>
	);
}
