import { __, sprintf } from '@marketday/kernel';
import {
	createKeptProducts,
	KeepProductButton,
	type KeptProducts,
	type KeptProductsOptions,
	type Product,
	useKeptProducts,
} from '@marketday/kernel/products';
import { classes, Toast } from '@marketday/ui';
import { forwardRef } from 'react';

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

/** Puts a product on the list, or takes it off. */
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
	/** A product's page in the front end. */
	productHref?: ( ( product: Product ) => string ) | undefined;
	/** Address for who has nothing on it yet; no link without it. */
	shopHref?: string | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const SAID_FOR = 5000;

/** The list itself. */
export const Wishlist = forwardRef< HTMLDivElement, WishlistProps >(
	function List( { store, productHref, shopHref, className }, ref ) {
		const { ids, products, error } = useKeptProducts( store );
		const { actions, problem, said, forget } = useActions(
			store,
			products
		);
		const shown = products.filter( ( { id } ) => ids.includes( id ) );
		const wrong = error?.message || problem;
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-wishlist', className ) }
			>
				{ wrong && (
					<p className="marketday-problem" role="alert">
						{ wrong }
					</p>
				) }
				{ ( shown.length > 0 || ids.length === 0 ) && (
					<WishlistView
						contents={ contentsOf( shown, {
							hrefOf: ( product ) =>
								productHref?.( product ) ?? product.url,
							shopUrl: shopHref ?? '',
						} ) }
						actions={ actions }
					/>
				) }
				<Toast duration={ SAID_FOR } onClose={ forget }>
					{ said || null }
				</Toast>
			</div>
		);
	}
);
