import '@marketday/blocks/style.css';
import { createMarketday, MarketdayProvider } from '@marketday/blocks/shop';
import { createRoot } from 'react-dom/client';
import { StrictMode } from 'react';
import { Shop } from './shop.jsx';

/** The page says which shop it belongs to; a site of one's own writes it here. */
const shopUrl = globalThis.shopUrl ?? 'https://shop.example/';
const shop = createMarketday( {
	restUrl: `${ shopUrl }wp-json/`,
	cartToken: localStorage.getItem( 'basket' ) ?? '',
	onCartToken: ( token ) => localStorage.setItem( 'basket', token ),
} );

createRoot( document.getElementById( 'root' ) ).render(
	<StrictMode>
		<MarketdayProvider shop={ shop }>
			<Shop shop={ shop } shopUrl={ shopUrl } />
		</MarketdayProvider>
	</StrictMode>
);
