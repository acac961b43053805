import { __, sprintf } from '@marketday/kernel';
import {
	AddProductButton,
	type Product,
	ProductPriceText,
} from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef, type ReactNode } from 'react';

export interface ProductCardProps {
	product: Product;
	/** Its page in the front end; its page in the shop without it. */
	productHref?: ( ( product: Product ) => string ) | undefined;
	headingLevel?: 2 | 3 | 4 | undefined;
	/** Content instead of the button; null for none. */
	action?: ReactNode;
	/** Content beside the button: small buttons of a wishlist or a comparison. */
	children?: ReactNode;
	/** Loading of the picture. */
	loading?: 'eager' | 'lazy' | undefined;
	/** Element of the card: a part of a list, or for itself. */
	as?: 'li' | 'article' | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

function Badge( { product }: { product: Product } ) {
	if ( ! product.isInStock ) {
		return (
			<span className="marketday-product-grid__badge is-quiet">
				{ __( 'Out of stock', 'marketday' ) }
			</span>
		);
	}
	return product.price?.isOnSale ? (
		<span className="marketday-product-grid__badge">
			{ __( 'Sale', 'marketday' ) }
		</span>
	) : null;
}

/**
 * A product in a list: picture, name, price and what can be done with it.
 *
 * @example
 * <ProductCard product={ product } as="li" productHref={ ( { slug } ) => `/products/${ slug }` } />
 */
export const ProductCard = forwardRef< HTMLElement, ProductCardProps >(
	function Card( props, ref ) {
		const { product, headingLevel = 3, loading = 'lazy' } = props;
		const href = props.productHref?.( product ) ?? product.url;
		const [ image ] = product.images;
		const Heading = `h${ headingLevel }` as const;
		const Outer = ( props.as ?? 'article' ) as 'article';
		const { average, count } = product.rating;
		return (
			<Outer
				ref={ ref }
				className={ classes(
					'marketday-product-grid__card',
					! product.isInStock && 'is-out-of-stock',
					props.className
				) }
			>
				<div className="marketday-product-grid__picture">
					{ image && (
						<img
							src={ image.thumbnail || image.src }
							srcSet={ image.srcset || undefined }
							sizes="(width >= 900px) 25vw, 50vw"
							alt={ image.alt }
							loading={ loading }
							width={ 300 }
							height={ 300 }
						/>
					) }
				</div>
				<Badge product={ product } />
				<Heading className="marketday-product-grid__title">
					<a href={ href }>{ product.name }</a>
				</Heading>
				{ count > 0 && (
					<p className="marketday-product-grid__rating">
						{ sprintf(
							/* translators: 1: average, such as 4.5, 2: number of reviews. */
							__( 'Rated %1$s of 5 (%2$d)', 'marketday' ),
							String( average ),
							count
						) }
					</p>
				) }
				<p className="marketday-product-grid__price">
					<ProductPriceText product={ product } />
				</p>
				<div className="marketday-product-grid__actions">
					{ props.action === undefined ? (
						<AddProductButton
							key={ product.id }
							{ ...{ product, href } }
						/>
					) : (
						props.action
					) }
					{ props.children }
				</div>
			</Outer>
		);
	}
);
