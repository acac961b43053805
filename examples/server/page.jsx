import { MarketdayProvider } from '@marketday/blocks/shop';
import { MiniBasket } from '@marketday/blocks/mini-basket';
import { ProductGrid } from '@marketday/blocks/product-grid';

/** The same on the server and in the browser: what the server has found comes along. */
export const Page = ( { shop, shopUrl, start } ) => (
	<MarketdayProvider shop={ shop }>
		<header>
			<h1>A shop that a server draws</h1>
			<MiniBasket
				basketUrl="/server/"
				checkoutUrl={ `${ shopUrl }checkout/` }
				shopUrl="/server/"
				showLabel
				opens="drawer"
			/>
		</header>
		<main>
			<ProductGrid
				start={ start }
				query={ { sort: 'name', perPage: 6 } }
				headingLevel={ 2 }
			/>
		</main>
	</MarketdayProvider>
);
