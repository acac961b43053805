// @ts-check
import { Problem } from '../terminal/problem.mjs';

/** What was ordered, by SKU; together enough of one product that its page may say how many were sold. */
const ORDERS = [
	[
		[ 'FF-TROWEL', 3 ],
		[ 'FF-BOARD', 1 ],
	],
	[ [ 'FF-TEAPOT', 3 ] ],
	[
		[ 'FF-TEAPOT', 2 ],
		[ 'FF-TROWEL', 1 ],
	],
	[ [ 'FF-TROWEL', 2 ] ],
];

const SHOPPER = {
	first_name: 'Ada',
	last_name: 'Fell',
	address_1: '14 Finkle Yard',
	city: 'Kendal',
	postcode: 'LA9 4ZZ',
	country: 'GB',
	phone: '01539 000000',
};

/**
 * Orders a few things as shoppers do, by the shop's own calls: what says what was sold says it of paid orders alone, so that a demo
 * without any would show nothing.
 *
 * @param {string} url Of a demo shop that is open.
 * @return {Promise<void>}
 * @throws {Problem} Where the shop takes no order.
 */
export async function placeDemoOrders( url ) {
	for ( const lines of ORDERS ) {
		const call = await shopper( url );
		for ( const [ sku, quantity ] of lines ) {
			const [ product ] = /** @type {Array<{ id: number }>} */ (
				await call( 'GET', `products?sku=${ sku }` )
			);
			await call( 'POST', 'cart/add-item', {
				id: product?.id,
				quantity,
			} );
		}
		await call( 'POST', 'checkout', {
			billing_address: { ...SHOPPER, email: 'ada.fell@example.com' },
			shipping_address: SHOPPER,
			payment_method: 'cod',
		} );
	}
}

/**
 * A visitor with a basket of their own, who is known by its token.
 *
 * @param {string} url
 */
async function shopper( url ) {
	/** @type {Record<string, string>} */
	let headers = { 'Content-Type': 'application/json' };
	const call = async (
		/** @type {string} */ method,
		/** @type {string} */ path,
		/** @type {object | undefined} */ body = undefined
	) => {
		const response = await fetch(
			`${ url }/wp-json/wc/store/v1/${ path }`,
			{
				method,
				headers,
				body: body ? JSON.stringify( body ) : null,
			}
		);
		/** @type {unknown} */
		const data = await response.json();
		if ( ! response.ok ) {
			throw new Problem(
				`The demo shop takes no order: ${
					/** @type {{ message?: string }} */ ( data ).message
				}`
			);
		}
		headers = {
			...headers,
			...Object.fromEntries(
				[ 'Nonce', 'Cart-Token' ].flatMap( ( name ) => {
					const value = response.headers.get( name );
					return value ? [ [ name, value ] ] : [];
				} )
			),
		};
		return data;
	};
	await call( 'GET', 'cart' );
	return call;
}
