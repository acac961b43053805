import { __, sprintf } from '@marketday/kernel';
import {
	AddProductButton,
	createKeptProducts,
	KeepProductButton,
	type KeptProducts,
	type KeptProductsOptions,
	type Product,
	ProductPriceText,
	RemoveKeptButton,
	useKeptProducts,
} from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef } from 'react';

export type WishlistStore = KeptProducts;

/** A wishlist in the visitor's own browser: a front end of another origin has no log-in of the shop's. */
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
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** The list itself. */
export const Wishlist = forwardRef< HTMLDivElement, WishlistProps >(
	function List( { store, productHref, className }, ref ) {
		const { ids, products, error } = useKeptProducts( store );
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-wishlist', className ) }
			>
				{ error && (
					<p className="marketday-problem" role="alert">
						{ error.message }
					</p>
				) }
				{ ids.length === 0 && (
					<p>{ __( 'Your wishlist is empty.', 'marketday' ) }</p>
				) }
				<ul className="marketday-wishlist__rows">
					{ products.map( ( product ) => {
						const href = productHref?.( product ) ?? product.url;
						return (
							<li key={ product.id }>
								<a href={ href }>{ product.name }</a>{ ' ' }
								<ProductPriceText product={ product } />
								<AddProductButton { ...{ product, href } } />
								<RemoveKeptButton { ...{ store, product } } />
							</li>
						);
					} ) }
				</ul>
			</div>
		);
	}
);
