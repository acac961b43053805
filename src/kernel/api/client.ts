import { __ } from '../i18n';
import { ApiError } from './api-error';
import type { Client, ClientOptions } from './calls';

type Call< Arguments extends unknown[], Result > = (
	...values: Arguments
) => Promise< Result >;

/** A client that loads its calls with the first of them: most pages are left without one. */
export function createClient( options: ClientOptions ): Client {
	let calls: Promise< Client > | null = null;

	const start = () =>
		( calls ??= import(
			/* webpackChunkName: "kernel-calls" */ './calls'
		).then(
			( { createCalls } ) => createCalls( options ),
			() => {
				calls = null;
				throw new ApiError(
					0,
					'fetch_error',
					__( 'You are probably offline.', 'marketday' )
				);
			}
		) );

	const later =
		< Arguments extends unknown[], Result >(
			choose: ( client: Client ) => Call< Arguments, Result >
		): Call< Arguments, Result > =>
		async ( ...values ) =>
			choose( await start() )( ...values );

	return {
		prepare: () => void start().catch( () => {} ),
		storeApi: {
			cart: later( ( { storeApi } ) => storeApi.cart ),
			addItem: later( ( { storeApi } ) => storeApi.addItem ),
			updateItem: later( ( { storeApi } ) => storeApi.updateItem ),
			removeItem: later( ( { storeApi } ) => storeApi.removeItem ),
			applyCoupon: later( ( { storeApi } ) => storeApi.applyCoupon ),
			removeCoupon: later( ( { storeApi } ) => storeApi.removeCoupon ),
			selectShippingRate: later(
				( { storeApi } ) => storeApi.selectShippingRate
			),
			updateCustomer: later(
				( { storeApi } ) => storeApi.updateCustomer
			),
			checkout: later( ( { storeApi } ) => storeApi.checkout ),
			products: later( ( { storeApi } ) => storeApi.products ),
		},
		wcAjax: {
			addToCart: later( ( { wcAjax } ) => wcAjax.addToCart ),
			addVariation: later( ( { wcAjax } ) => wcAjax.addVariation ),
			removeFromCart: later( ( { wcAjax } ) => wcAjax.removeFromCart ),
			getRefreshedFragments: later(
				( { wcAjax } ) => wcAjax.getRefreshedFragments
			),
			getVariation: later( ( { wcAjax } ) => wcAjax.getVariation ),
		},
		read: later( ( { read } ) => read ),
	};
}
