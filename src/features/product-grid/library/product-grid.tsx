import { __, _n, sprintf } from '@marketday/kernel';
import type { Start } from '@marketday/kernel/headless';
import {
	type Listing,
	type ListingState,
	type Product,
	type ProductPage,
	type ProductQuery,
	useProductListing,
} from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { type CSSProperties, forwardRef, type ReactNode } from 'react';

import { PageLinks } from './page-links';
import { ProductCard } from './product-card';

export interface ProductGridProps {
	/** Query where no listing is given. */
	query?: ProductQuery | undefined;
	/** The first page, as a server has found it, or the promise of it. */
	start?: Start< ProductPage > | undefined;
	/** One that a filter or a sorting changes too. */
	listing?: Listing | undefined;
	/** Way to more: a button, numbers, or none. */
	paging?: 'more' | 'pages' | 'none' | undefined;
	/** Columns on a wide screen. */
	columns?: number | undefined;
	/** A product's page in the front end. */
	productHref?: ( ( product: Product ) => string ) | undefined;
	headingLevel?: 2 | 3 | 4 | undefined;
	/** Small buttons of each card. */
	cardActions?: ( ( product: Product ) => ReactNode ) | undefined;
	/** A card of one's own, as a `<li>`. */
	renderCard?: ( ( product: Product ) => ReactNode ) | undefined;
	/** Label of the list. */
	label?: string | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const EAGER = 4;

function Failure( {
	message,
	listing,
}: {
	message: string | undefined;
	listing: Listing;
} ) {
	return (
		<div className="marketday-product-grid__failure" role="alert">
			<p>{ message }</p>
			<button
				type="button"
				className="marketday-button marketday-button--quiet"
				onClick={ () => void listing.reload() }
			>
				{ __( 'Try again', 'marketday' ) }
			</button>
		</div>
	);
}

function Paging( {
	listing,
	paging,
	page,
	pages,
	status,
}: {
	listing: Listing;
	paging: 'more' | 'pages' | 'none';
} & Pick< ListingState, 'page' | 'pages' | 'status' > ) {
	if ( paging === 'none' || pages <= 1 ) {
		return null;
	}
	if ( paging === 'pages' ) {
		return (
			<PageLinks
				{ ...{ page, pages } }
				onPage={ ( next ) => void listing.showPage( next ) }
			/>
		);
	}
	return page < pages ? (
		<p className="marketday-product-grid__more">
			<button
				type="button"
				className="marketday-button marketday-button--quiet"
				aria-busy={ status === 'loading' || undefined }
				onClick={ () => void listing.loadMore() }
			>
				{ __( 'Show more', 'marketday' ) }
			</button>
		</p>
	) : null;
}

/**
 * Products as cards. Its state is a listing: give the same to a filter and they work together.
 *
 * @example
 * <ProductGrid query={ { category: 'mugs' } } columns={ 3 } paging="pages" />
 */
export const ProductGrid = forwardRef< HTMLDivElement, ProductGridProps >(
	function Grid( props, ref ) {
		const { paging = 'more', columns, renderCard, cardActions } = props;
		const { listing, products, total, error, ...state } =
			useProductListing( props );
		const { page, pages, status } = state;
		const isLoading = status === 'loading';
		const style = columns
			? ( { '--marketday-columns': columns } as CSSProperties )
			: undefined;
		const card = ( product: Product, at: number ) => (
			<ProductCard
				key={ product.id }
				as="li"
				product={ product }
				productHref={ props.productHref }
				headingLevel={ props.headingLevel }
				loading={ at < EAGER ? 'eager' : 'lazy' }
			>
				{ cardActions?.( product ) }
			</ProductCard>
		);
		return (
			<div
				ref={ ref }
				className={ classes(
					'marketday-product-grid',
					isLoading && 'is-loading',
					props.className
				) }
				style={ style }
				aria-busy={ isLoading || undefined }
			>
				<p className="marketday-hidden" role="status">
					{ status === 'idle' &&
						sprintf(
							/* translators: %d: number of products. */
							_n(
								'%d product',
								'%d products',
								total,
								'marketday'
							),
							total
						) }
				</p>
				{ status === 'error' && (
					<Failure message={ error?.message } listing={ listing } />
				) }
				{ status === 'idle' && products.length === 0 && (
					<p className="marketday-product-grid__empty">
						{ __( 'No products match.', 'marketday' ) }
					</p>
				) }
				{ products.length > 0 && (
					<ul
						className="marketday-product-grid__list"
						aria-label={
							props.label ?? __( 'Products', 'marketday' )
						}
					>
						{ products.map( renderCard ?? card ) }
					</ul>
				) }
				<Paging { ...{ listing, paging, page, pages, status } } />
			</div>
		);
	}
);
