'use client';

import { useCheckout } from '@marketday/blocks/checkout';
import { MiniBasket } from '@marketday/blocks/mini-basket';
import { ProductFilter } from '@marketday/blocks/product-filter';
import {
	createProductListing,
	ProductGrid,
} from '@marketday/blocks/product-grid';
import { createMarketday, MarketdayProvider } from '@marketday/blocks/shop';
import { useState } from 'react';

const KEY = 'basket';
/** On the server there is no storage: each request has a shop of its own, and no basket. */
const storage = () =>
	typeof window === 'undefined' ? null : window.localStorage;

function Leave( { shopUrl } ) {
	const { go, problem } = useCheckout( { shopUrl } );
	return (
		<p>
			<button type="button" className="marketday-button" onClick={ go }>
				Go to checkout
			</button>
			{ problem && <span role="alert">{ problem }</span> }
		</p>
	);
}

/** Drawn on the server, taken over in the browser. */
export function Shop( { shopUrl, start, query } ) {
	const [ shop ] = useState( () =>
		createMarketday( {
			restUrl: `${ shopUrl }wp-json/`,
			cartToken: storage()?.getItem( KEY ) ?? '',
			onCartToken: ( token ) => storage()?.setItem( KEY, token ),
		} )
	);
	const [ listing ] = useState( () =>
		createProductListing( { shop, query, start } )
	);
	return (
		<MarketdayProvider shop={ shop }>
			<header>
				<h1>A shop by Next.js</h1>
				<MiniBasket
					basketUrl="/"
					checkoutUrl={ `${ shopUrl }checkout/` }
					shopUrl="/"
					showLabel
					opens="drawer"
				/>
			</header>
			<main>
				<ProductFilter
					listing={ listing }
					facets={ [ 'price', 'stock' ] }
				/>
				<ProductGrid listing={ listing } headingLevel={ 2 } />
				<Leave shopUrl={ shopUrl } />
			</main>
		</MarketdayProvider>
	);
}
