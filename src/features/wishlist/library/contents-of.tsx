import { __ } from '@marketday/kernel';
import {
	isAddable,
	type Product,
	ProductPriceText,
} from '@marketday/kernel/products';
import type { Drawn } from '@marketday/ui';

import type { WishedProduct, WishlistContents } from '../wishlist-contents';

const WIDTH = 96;

/** Its name stands beside it. */
function pictureOf( { images }: Product ): Drawn | null {
	const [ image ] = images;
	return image
		? {
				node: (
					<img
						src={ image.thumbnail || image.src }
						alt=""
						loading="lazy"
						width={ WIDTH }
						height={ WIDTH }
					/>
				),
		  }
		: null;
}

function About( { product, href }: { product: Product; href: string } ) {
	return (
		<>
			<p className="marketday-wished__name">
				<a href={ href }>{ product.name }</a>
			</p>
			<p className="marketday-wished__price">
				<ProductPriceText product={ product } />
			</p>
			{ ! product.isInStock && (
				<p className="marketday-wished__stock is-out">
					{ __( 'Out of stock', 'marketday' ) }
				</p>
			) }
		</>
	);
}

function productOf( product: Product, href: string ): WishedProduct {
	const { id, name, isInStock, addToBasket } = product;
	const see = {
		kind: 'see',
		text: addToBasket.text || __( 'View product', 'marketday' ),
		url: href,
	} as const;
	return {
		id,
		name,
		picture: pictureOf( product ),
		about: { node: <About product={ product } href={ href } /> },
		offer: isAddable( product )
			? { kind: 'add', productId: id, quantity: addToBasket.minimum }
			: ( isInStock && see ) || null,
		fields: null,
	};
}

interface Addresses {
	hrefOf: ( product: Product ) => string;
	/** '' for no link. */
	shopUrl: string;
}

/** Contents of the list for products that the Store API has told. */
export const contentsOf = (
	products: readonly Product[],
	{ hrefOf, shopUrl }: Addresses
): WishlistContents => ( {
	lists: [],
	products: products.map( ( one ) => productOf( one, hrefOf( one ) ) ),
	action: '',
	keys: [],
	pageUrl: '',
	shopUrl,
} );
