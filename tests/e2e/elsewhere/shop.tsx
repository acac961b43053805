// @features add-to-basket, mini-basket

import {
	AddToBasket,
	type AddToBasketProps,
	createMarketday,
	MarketdayProvider,
	MiniBasketContents,
} from '@marketday/blocks';
import { createRoot } from 'react-dom/client';

declare global {
	interface Window {
		/** What the page was made with. */
		example: {
			restUrl: string;
			cartToken: string;
			products: AddToBasketProps[];
		};
	}
}

const { restUrl, cartToken, products } = window.example;
const shop = createMarketday( {
	restUrl,
	cartToken: localStorage.getItem( 'basket' ) ?? cartToken,
	onCartToken: ( token ) => localStorage.setItem( 'basket', token ),
} );

createRoot( document.getElementById( 'shop' ) as HTMLElement ).render(
	<MarketdayProvider shop={ shop }>
		{ products.map( ( props ) => (
			<section key={ props.productId }>
				<h2>{ props.name }</h2>
				<AddToBasket { ...props } />
			</section>
		) ) }
		<MiniBasketContents
			className="my-basket"
			basketUrl="/basket"
			checkoutUrl="/checkout"
			shopUrl="/"
		/>
	</MarketdayProvider>
);
