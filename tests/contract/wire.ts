/** A list, or an object of one of the protocols. Which it is, and how long, is what the tests are there to find out. */
export type Json = Fields & [ Json, Json, Json, Json, ...Json[] ];

/**
 * The fields that the suite reads of answers, whichever answer has them: a name that is none of the protocol's is a
 * mistake in a test.
 */
interface Fields {
	readonly add_to_cart: Json;
	readonly attributes: Readonly< Record< string, string > > & Json[];
	readonly availability_html: string;
	readonly billing_address: Json;
	readonly blockId: string;
	readonly blockList: Json;
	readonly blocks: Json;
	readonly body: Json;
	readonly cart: Json;
	readonly cart_hash: string;
	readonly categories: Json;
	readonly code: string;
	readonly content: string;
	readonly coupons: Json;
	readonly data: Json;
	readonly description: string;
	readonly destination: Json;
	readonly error: boolean;
	readonly first_name: string;
	readonly fragments: Readonly< Record< string, string > >;
	readonly id: number;
	readonly ids: number[];
	readonly is_in_stock: boolean;
	readonly items: Json;
	readonly items_count: number;
	readonly items_weight: number;
	readonly key: string;
	readonly kinds: Json;
	readonly line_subtotal: string;
	readonly low_stock_remaining: number | null;
	readonly max_qty: number | string;
	readonly maximum: number;
	readonly message: string;
	readonly most: number;
	readonly name: string;
	readonly needs_shipping: boolean;
	readonly on_sale: boolean;
	readonly order_id: number;
	readonly order_key: string;
	readonly orders: Json;
	readonly params: Json;
	readonly payment_methods: string[];
	readonly payment_result: Json;
	readonly payment_status: string;
	readonly price: string;
	readonly price_html: string;
	readonly price_range: Json;
	readonly prices: Json;
	readonly product_url: string;
	readonly productId: number;
	readonly quantity: number;
	readonly quantity_limits: Json;
	readonly rate_id: string;
	readonly redirect_url: string;
	readonly responses: Json;
	readonly selected: boolean;
	readonly shipping_rates: Json;
	readonly sku: string;
	readonly slug: string;
	readonly status: number;
	readonly tables: Json;
	readonly tags: Json;
	readonly total: string;
	readonly total_discount: string;
	readonly total_items: string;
	readonly total_price: string;
	readonly total_shipping: string | null;
	readonly totals: Json;
	readonly type: string;
	readonly value: string;
	readonly variation: Json;
	readonly variation_id: number;
	readonly compare_count: number;
	readonly demo_column: number;
	readonly html: string;
	readonly product_redirect: string;
	readonly success: boolean;
	readonly wishlist_count: number;
	readonly variations: Json;
}
