import { createClient, fetchProducts } from '@marketday/blocks/data';
import { Shop } from './shop';

// The shop is asked with each request.
export const dynamic = 'force-dynamic';

const QUERY = { sort: 'name', perPage: 6 };

/** A component of the server: products come with the page, and none of this code reaches the browser. */
export default async function Page() {
	const shopUrl = process.env.SHOP_URL ?? 'http://127.0.0.1:8080/';
	const client = createClient( { restUrl: `${ shopUrl }wp-json/` } );
	const start = await fetchProducts( client, QUERY );
	return <Shop { ...{ shopUrl, start } } query={ QUERY } />;
}
