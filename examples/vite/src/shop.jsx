import { ProductForm } from '@marketday/blocks/add-to-basket';
import { ShopBasket } from '@marketday/blocks/basket';
import { SortSelect } from '@marketday/blocks/catalogue-sorting';
import { useCheckout } from '@marketday/blocks/checkout';
import { ProductTabs } from '@marketday/blocks/product';
import { ProductFilter } from '@marketday/blocks/product-filter';
import {
	createProductListing,
	ProductGrid,
} from '@marketday/blocks/product-grid';
import { createQuickViewStore, QuickView } from '@marketday/blocks/quick-view';
import { createWishlistStore, WishlistButton } from '@marketday/blocks/wishlist';
import { useState } from 'react';

/** A listing with filter, sorting, wishlist and quick view, and the basket beneath. */
export function Shop( { shop, shopUrl } ) {
	const [ listing ] = useState( () =>
		createProductListing( { shop, query: { sort: 'name', perPage: 6 } } )
	);
	const [ wishlist ] = useState( () => createWishlistStore( { shop } ) );
	const [ quickView ] = useState( () => createQuickViewStore( { shop } ) );
	const { go, problem } = useCheckout( { shopUrl } );
	return (
		<main>
			<h1>A shop of one page</h1>
			<SortSelect listing={ listing } orders={ [ 'name', 'price-low', 'newest' ] } />
			<ProductFilter
				listing={ listing }
				facets={ [ 'category', 'price', 'pa_colour', 'rating', 'stock', 'sale' ] }
			/>
			<ProductGrid
				listing={ listing }
				columns={ 3 }
				headingLevel={ 2 }
				cardActions={ ( product ) => (
					<>
						<WishlistButton store={ wishlist } product={ product } />
						<button
							type="button"
							onClick={ () =>
								quickView.open(
									product.id,
									listing.getState().products.map( ( { id } ) => id )
								)
							}
						>
							Look at { product.name }
						</button>
					</>
				) }
			/>
			<QuickView store={ quickView }>
				{ ( product ) => (
					<>
						<ProductForm
							key={ product.id }
							product={ product.id }
							basketUrl="#basket"
						/>
						<ProductTabs product={ product } headingLevel={ 3 } />
					</>
				) }
			</QuickView>
			<section id="basket" aria-label="Basket">
				<h2>Basket</h2>
				<ShopBasket
					shopUrl="#root"
					checkoutUrl={ `${ shopUrl }checkout/` }
					onCheckout={ go }
				/>
				{ problem && <p role="alert">{ problem }</p> }
			</section>
		</main>
	);
}
