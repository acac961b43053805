import { __, sprintf } from '@marketday/kernel';
import {
	createKeptProducts,
	KeepProductButton,
	type KeptProducts,
	type KeptProductsOptions,
	type Product,
	type RowsCall,
	useKeptRows,
} from '@marketday/kernel/products';
import { classes, FeedbackFrame } from '@marketday/ui';
import { forwardRef } from 'react';

import type { WishlistContents } from '../wishlist-contents';
import { WishlistView } from '../wishlist-view';
import { contentsOf } from './contents-of';
import { useActions } from './use-actions';

export type WishlistStore = KeptProducts;

/**
 * A wishlist in the visitor's own browser: a front end of another origin has no log-in of the shop's.
 *
 * @example
 * const wishlist = createWishlistStore( { shop } );
 * wishlist.add( 12 );
 */
export const createWishlistStore = (
	options: KeptProductsOptions
): WishlistStore => createKeptProducts( 'wishlist', options );

export interface WishlistButtonProps {
	store: WishlistStore;
	product: Pick< Product, 'id' | 'name' >;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * Puts a product on the list, or takes it off.
 *
 * @example
 * <WishlistButton store={ wishlist } product={ product } />
 */
export const WishlistButton = forwardRef<
	HTMLButtonElement,
	WishlistButtonProps
>( function Heart( { store, product, className }, ref ) {
	return (
		<KeepProductButton
			{ ...{ ref, store, product } }
			className={ classes( 'marketday-wishlist__button', className ) }
			label={ sprintf(
				/* translators: %s: product. */
				__( 'Wishlist: %s', 'marketday' ),
				product.name
			) }
		>
			{ ( isKept ) => (
				<>
					<span aria-hidden="true">{ isKept ? '♥' : '♡' }</span>{ ' ' }
					{ __( 'Wishlist', 'marketday' ) }
				</>
			) }
		</KeepProductButton>
	);
} );

export interface WishlistProps {
	store: WishlistStore;
	/**
	 * A product's page in the front end. It is given products of the Store API, which are asked for then; without it Marketday's own
	 * rows are asked first, which lead to the shop.
	 */
	productHref?: ( ( product: Product ) => string ) | undefined;
	/** Address for who has nothing on it yet; no link without it. */
	shopHref?: string | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const CALL: RowsCall< WishlistContents > = {
	call: 'marketday/v1/wishlist',
	isRows: ( body ): body is WishlistContents =>
		Array.isArray( Object( body ).products ) &&
		Array.isArray( Object( body ).lists ),
};

/** Contents of the list: as Marketday tells them, or of products of the Store API. */
function useContents( { store, productHref, shopHref = '' }: WishlistProps ) {
	const { ids, products, rows, error } = useKeptRows(
		store,
		productHref ? null : CALL
	);
	const isKept = ( { id }: { readonly id: number } ) => ids.includes( id );
	const contents: WishlistContents = rows
		? {
				...rows,
				products: rows.products.filter( isKept ),
				shopUrl: shopHref,
		  }
		: contentsOf( products.filter( isKept ), {
				hrefOf: ( product ) => productHref?.( product ) ?? product.url,
				shopUrl: shopHref,
		  } );
	return { contents, error, isEmpty: ids.length === 0 };
}

/**
 * The list itself.
 *
 * @example
 * <Wishlist store={ wishlist } shopHref="/shop" />
 */
export const Wishlist = forwardRef< HTMLDivElement, WishlistProps >(
	function List( props, ref ) {
		const { contents, error, isEmpty } = useContents( props );
		const { actions, problem, message, forget } = useActions(
			props.store,
			contents.products
		);
		return (
			<FeedbackFrame
				ref={ ref }
				className={ classes( 'marketday-wishlist', props.className ) }
				problem={ error?.message || problem }
				done={ message }
				onClose={ forget }
			>
				{ ( contents.products.length > 0 || isEmpty ) && (
					<WishlistView contents={ contents } actions={ actions } />
				) }
			</FeedbackFrame>
		);
	}
);
