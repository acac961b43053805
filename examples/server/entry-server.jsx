import { fetchProducts } from '@marketday/blocks/product-grid';
import { createMarketday } from '@marketday/blocks/shop';
import { renderToString } from 'react-dom/server';
import { Page } from './page.jsx';

/** A new shop for each request: visitors share nothing. */
export async function draw( shopUrl ) {
	const shop = createMarketday( { restUrl: `${ shopUrl }wp-json/` } );
	const start = await fetchProducts( shop.client, {
		sort: 'name',
		perPage: 6,
	} );
	return {
		html: renderToString( <Page { ...{ shop, shopUrl, start } } /> ),
		data: { shopUrl, start },
	};
}
