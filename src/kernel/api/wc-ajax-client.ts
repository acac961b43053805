import { ApiError } from './api-error';
import type { Queue } from './queue';
import { readJson, type Transport } from './transport';

/** HTML by page-region selector (docs/PROTOCOL.md#basket). */
export type Fragments = Readonly< Record< string, string > >;

export interface FragmentsResponse {
	fragments?: Fragments;
	cart_hash?: string;
	/** True where nothing was added; `product_url` is where the shopper can choose. */
	error?: boolean;
	product_url?: string;
}

/** The fields are sent as they are, as a form. */
export type FormFields = Readonly< Record< string, string | number > >;

/** WooCommerce's wc-ajax calls, as both engines answer them. They need no nonce: their pages are cached. */
export interface WcAjaxClient {
	addToCart: ( fields: FormFields ) => Promise< FragmentsResponse >;
	/**
	 * A variation chosen on its product's card: `wopb_variation_loop_add_cart`.
	 *
	 * @param fields    `product_id`, `variation_id`, `quantity`, and the page's nonce as `wopb_nonce`.
	 * @param variation Value by `attribute_{key}`.
	 */
	addVariation: (
		fields: FormFields,
		variation: Readonly< Record< string, string > >
	) => Promise< FragmentsResponse >;
	removeFromCart: ( cartItemKey: string ) => Promise< FragmentsResponse >;
	getRefreshedFragments: () => Promise< FragmentsResponse >;
	/** The variation object of docs/PROTOCOL.md#variation, or null where no variation matches. */
	getVariation: (
		productId: number,
		attributes: Readonly< Record< string, string > >,
		customData?: string
	) => Promise< Readonly< Record< string, unknown > > | null >;
}

export interface WcAjaxOptions {
	/** Address with `%%endpoint%%` in the place of the call's name; '' where there are none. */
	wcAjaxUrl: string;
	transport: Transport;
	queue: Queue;
}

/**
 * Regions that an answer about the basket shall carry (docs/PROTOCOL.md#basket): its data, and WooCommerce's list of what is in it
 * where the page has a place for that.
 */
const regions = (): FormFields => ( {
	marketday_regions: globalThis.document?.querySelector(
		'.widget_shopping_cart_content'
	)
		? 'basket mini-cart'
		: 'basket',
} );

export function createWcAjaxClient( {
	wcAjaxUrl,
	transport,
	queue,
}: WcAjaxOptions ): WcAjaxClient {
	async function post( endpoint: string, fields: FormFields ) {
		if ( ! wcAjaxUrl ) {
			throw new ApiError( 0, 'no_address', 'No wcAjaxUrl.' );
		}
		const body = new URLSearchParams();
		for ( const [ name, value ] of Object.entries( fields ) ) {
			body.append( name, String( value ) );
		}
		const response = await transport(
			wcAjaxUrl.replace( '%%endpoint%%', endpoint ),
			{ method: 'POST', body }
		);
		if ( ! response.ok ) {
			throw new ApiError(
				response.status,
				'unknown_error',
				response.statusText
			);
		}
		return readJson( response );
	}

	const fragments = ( response: unknown ) =>
		( response && typeof response === 'object'
			? response
			: {} ) as FragmentsResponse;

	return {
		addToCart: ( fields ) =>
			queue( async () =>
				fragments(
					await post( 'add_to_cart', { ...fields, ...regions() } )
				)
			),
		addVariation: ( fields, variation ) =>
			queue( async () => {
				const chosen = Object.entries( variation ).map(
					( [ name, value ] ) => [ `variation[${ name }]`, value ]
				);
				return fragments(
					await post( 'wopb_variation_loop_add_cart', {
						...fields,
						...Object.fromEntries( chosen ),
						...regions(),
					} )
				);
			} ),
		removeFromCart: ( cartItemKey ) =>
			queue( async () =>
				fragments(
					await post( 'remove_from_cart', {
						cart_item_key: cartItemKey,
						...regions(),
					} )
				)
			),
		getRefreshedFragments: async () =>
			fragments(
				await post( 'get_refreshed_fragments', { time: Date.now() } )
			),
		getVariation: async ( productId, attributes, customData = '' ) => {
			const variation = await post( 'get_variation', {
				...attributes,
				product_id: productId,
				custom_data: customData,
			} );
			return variation && typeof variation === 'object'
				? ( variation as Record< string, unknown > )
				: null;
		},
	};
}
