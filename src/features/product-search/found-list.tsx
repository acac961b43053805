import { classes, type Drawn, drawn } from '@marketday/ui';
import {
	type CSSProperties,
	type MouseEvent,
	type ReactNode,
	useContext,
	useState,
} from 'react';

import type { Found, FoundGroup, FoundProduct, MarkedText } from './found';
import { ListContext, Option } from './listbox';

/** Of each group, before 'more'. */
const SHOWN = 6;

interface FoundListProps {
	found: Found;
	/** A press on one of the links, before the browser follows it. */
	onFollow?: ( ( event: MouseEvent, url: string ) => void ) | undefined;
}

const Marked = ( { text, mark }: { text: MarkedText; mark?: string } ) => (
	<>
		{ text.map( ( part, place ) =>
			place % 2 ? (
				<strong key={ place } className={ mark }>
					{ part }
				</strong>
			) : (
				part
			)
		) }
	</>
);

const Highlighted = ( { text }: { text: MarkedText } ) => (
	<Marked text={ text } mark="wopb-highlight" />
);

interface GroupProps< One > {
	group: FoundGroup< One >;
	className: string;
	less: string;
	/** Class, address and content of an option. */
	option: ( one: One ) => {
		className: string;
		url: string;
		content: ReactNode;
	};
	onFollow: FoundListProps[ 'onFollow' ];
}

/** 'Show 4 more' and 'Show less' fetch nothing. */
function Group< One >( {
	group: { label, options, more },
	className,
	less,
	option,
	onFollow,
}: GroupProps< One > ) {
	const [ isAll, setAll ] = useState( false );
	return (
		<div
			className={ `marketday-product-search__group ${ className }` }
			role="group"
			aria-label={ label }
		>
			<p className="marketday-product-search__label" role="presentation">
				{ label }
			</p>
			{ options.map( ( one, place ) => {
				const { url, content, ...drawing } = option( one );
				const isExtra = place >= SHOWN;
				return (
					<Option
						as="a"
						key={ place }
						className={ classes(
							`marketday-product-search__option ${ drawing.className }`,
							isExtra && 'wopb-extended-item'
						) }
						href={ url }
						hidden={ isExtra && ! isAll }
						onClick={ ( event ) => onFollow?.( event, url ) }
					>
						{ content }
					</Option>
				);
			} ) }
			{ more && (
				<Option
					as="button"
					type="button"
					className={ `marketday-product-search__toggle wopb-${
						isAll ? 'less-result' : 'load-more'
					}` }
					data-less={ less }
					onClick={ () => setAll( ! isAll ) }
				>
					{ isAll ? less : more }
				</Option>
			) }
		</div>
	);
}

const Part = ( { name, of }: { name: string; of: Drawn } ) => (
	<span
		className={ `marketday-product-search__${ name }` }
		{ ...drawn( of ) }
	/>
);

/** What an option says of a product. */
function Product( { product, sku }: { product: FoundProduct; sku: string } ) {
	const { name, picture, price, rating, variation } = product;
	return (
		<>
			{ picture && <Part name="picture" of={ picture } /> }
			<span className="marketday-product-search__text">
				<span className="marketday-product-search__title">
					<Highlighted text={ name } />
				</span>
				{ variation && (
					<span className="marketday-product-search__variation">
						{ variation }
					</span>
				) }
				{ product.sku && (
					<span className="marketday-product-search__sku">
						{ `${ sku } ` }
						<strong className="wopb-highlight">
							{ product.sku }
						</strong>
					</span>
				) }
				{ rating && (
					<span
						className="marketday-stars"
						role="img"
						aria-label={ rating.label }
						style={
							{
								'--marketday-rating': rating.value,
							} as CSSProperties
						}
					/>
				) }
			</span>
			{ price && <Part name="price" of={ price } /> }
		</>
	);
}

function Nothing( {
	nothing: { title, hint, label, popular },
	onFollow,
}: Pick< FoundListProps, 'onFollow' > & {
	nothing: NonNullable< Found[ 'nothing' ] >;
} ) {
	return (
		<div className="wopb-empty-result">
			<p>
				<strong>{ title }</strong>
			</p>
			<p>{ hint }</p>
			{ popular.length > 0 && (
				<ul
					className="marketday-product-search__popular"
					aria-label={ label }
				>
					{ popular.map( ( { text, url } ) => (
						<li key={ url }>
							<a
								href={ url }
								onClick={ ( event ) =>
									onFollow?.( event, url )
								}
							>
								{ text }
							</a>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}

/** What a search has found, as the server would draw it: php/ProductSearch/views/results.php. */
export function FoundList( { found, onFollow }: FoundListProps ) {
	const { list } = useContext( ListContext );
	const { corrected, heading, note, nothing, all, words } = found;
	return (
		<div
			className="marketday-product-search__results"
			data-total={ found.total }
			data-corrected={ corrected }
			data-left-out={ found.leftOut.join( ' ' ) || undefined }
			data-said={ found.said }
		>
			{ heading.length > 0 && (
				<p className="marketday-product-search__corrected">
					<Marked text={ heading } />
				</p>
			) }
			{ note && (
				<p className="marketday-product-search__corrected">{ note }</p>
			) }
			{ nothing ? (
				<Nothing { ...{ nothing, onFollow } } />
			) : (
				<div { ...list } aria-label={ words.list }>
					{ found.categories && (
						<Group
							group={ found.categories }
							className="wopb-tax-term-items"
							option={ ( { name, url, count } ) => ( {
								className: 'is-category',
								url,
								content: (
									<>
										<span>
											<Highlighted text={ name } />
										</span>{ ' ' }
										<span className="marketday-product-search__count">
											{ `(${ count })` }
										</span>
									</>
								),
							} ) }
							{ ...{ less: words.less, onFollow } }
						/>
					) }
					{ found.products && (
						<Group
							group={ found.products }
							className="is-products"
							option={ ( product ) => ( {
								className: 'wopb-search-item',
								url: product.url,
								content: (
									<Product
										product={ product }
										sku={ words.sku }
									/>
								),
							} ) }
							{ ...{ less: words.less, onFollow } }
						/>
					) }
					{ all && (
						<Option
							as="a"
							className="marketday-product-search__option marketday-product-search__all"
							href={ all.url }
							onClick={ ( event ) =>
								onFollow?.( event, all.url )
							}
						>
							{ all.text }
						</Option>
					) }
				</div>
			) }
		</div>
	);
}
