import { type Address, EMPTY_ADDRESS } from '../basket/address';
import type {
	Basket,
	BasketLine,
	CrossSell,
	FreeDelivery,
} from '../basket/basket';
import { Wire } from './wire';

/** The Store API says 9999 where a line has no limit. */
const NO_LIMIT = 9999;

/**
 * Tells whether another server's shop displays prices with their tax. Its cart does not say, but its lines do: the displayed price
 * times the quantity is nearer to the line with tax, or to the line without.
 */
function seemsTaxed( cart: Wire ): boolean {
	const displayed = cart
		.list(
			'items',
			( item ) =>
				item.object( 'prices' ).number( 'price' ) *
				item.number( 'quantity' )
		)
		.reduce( ( sum, amount ) => sum + amount, 0 );
	const totals = cart.object( 'totals' );
	const difference = displayed - totals.number( 'total_items' );
	return (
		Math.abs( difference - totals.number( 'total_items_tax' ) ) <=
		Math.abs( difference )
	);
}

const imageOf = ( item: Wire ) =>
	item.list( 'images', ( image ) => ( {
		src: image.text( 'thumbnail' ) || image.text( 'src' ),
		alt: image.text( 'alt' ),
	} ) )[ 0 ] ?? null;

/** Data of our engines beside the Store API's own fields; another server's cart has none of them. */
const extensionOf = ( cart: Wire ) =>
	cart.maybe( 'extensions' )?.maybe( 'marketday' );

const choicesOf = ( item: Wire ) => [
	...item.list( 'variation', ( choice ) => ( {
		name: choice.text( 'attribute' ),
		value: choice.text( 'value' ),
	} ) ),
	...item
		.list( 'item_data', ( data ) => ( {
			name: data.text( 'name' ) || data.text( 'key' ),
			value: data.text( 'display' ) || data.text( 'value' ),
			hidden: [ true, 'true', '1', 1 ].includes(
				data.field( 'hidden' ) as boolean
			),
		} ) )
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { name, value } ) => ( { name, value } ) ),
	...( extensionOf( item )?.listOrNone( 'notes', ( note ) => ( {
		name: note.text( 'name' ),
		value: note.text( 'value' ),
	} ) ) ?? [] ),
];

/** Tells whether our engines say something of a line, such as that it goes with another one. */
const hasFlag = ( item: Wire, name: string ): boolean =>
	extensionOf( item )?.flag( name ) ?? false;

/** Says of a line whether its extension decides how many there are, and whether it goes with another one. */
const bondOf = ( item: Wire ) => ( {
	...( ! item.flag( 'sold_individually' ) &&
		item.object( 'quantity_limits' ).field( 'editable' ) === false && {
			isFixed: true,
		} ),
	...( hasFlag( item, 'is_bound' ) && { isBound: true } ),
} );

const shownIn = ( cart: Wire, line: ( item: Wire ) => BasketLine ) =>
	cart
		.list( 'items', ( item ) =>
			hasFlag( item, 'is_hidden' ) ? [] : [ line( item ) ]
		)
		.flat();

function freeDeliveryOf(
	extension: Wire | null | undefined
): FreeDelivery | null {
	const offer = extension?.maybe( 'free_delivery' );
	return offer
		? {
				from: offer.number( 'from' ),
				counted: offer.number( 'counted' ),
				isReached: offer.flag( 'isReached' ),
		  }
		: null;
}

/** Products that can be bought. Grouped and external ones are bought on their own pages. */
function crossSellsOf( cart: Wire ): CrossSell[] {
	return cart
		.listOrNone( 'cross_sells', ( product ) => {
			const prices = product.object( 'prices' );
			return {
				id: product.number( 'id' ),
				name: product.text( 'name' ),
				url: product.text( 'permalink' ),
				price: prices.number( 'price' ),
				regularPrice: prices.number( 'regular_price' ),
				image: imageOf( product ),
				isAddable: product.text( 'type' ) === 'simple',
				isSold:
					product.flag( 'is_purchasable' ) &&
					product.flag( 'is_in_stock' ),
			};
		} )
		.filter( ( { isSold } ) => isSold )
		.map( ( { isSold: _, ...offer } ) => offer );
}

/** Reads a Store API cart into our own shape, or throws the ApiError `invalid_response` that names the field at fault. */
export function basketFromCart( body: unknown ): Basket {
	const cart = new Wire( body );
	const extension = extensionOf( cart );
	const included = extension?.field( 'tax_included' );
	const taxed = typeof included === 'boolean' ? included : seemsTaxed( cart );
	const needsShipping = cart.flag( 'needs_shipping' );
	const granting = extension?.field( 'free_shipping_coupons' );
	const shownSum = ( sums: Wire, net: string ) =>
		sums.number( net ) + ( taxed ? sums.number( `${ net }_tax` ) : 0 );

	const line = ( item: Wire ): BasketLine => {
		const limits = item.object( 'quantity_limits' );
		const prices = item.object( 'prices' );
		const maximum = limits.isNull( 'maximum' )
			? NO_LIMIT
			: limits.number( 'maximum' );
		const choices = choicesOf( item );
		return {
			key: item.text( 'key' ),
			productId: item.number( 'id' ),
			variationId:
				item.text( 'type' ) === 'variation' ? item.number( 'id' ) : 0,
			name: item.text( 'name' ),
			url: item.text( 'permalink' ),
			sku: item.text( 'sku' ),
			quantity: item.number( 'quantity' ),
			minimum: limits.number( 'minimum' ),
			maximum: maximum < NO_LIMIT ? maximum : null,
			step: limits.number( 'multiple_of' ),
			soldIndividually: item.flag( 'sold_individually' ),
			...bondOf( item ),
			price: prices.number( 'price' ),
			regularPrice: prices.number( 'regular_price' ),
			total: shownSum( item.object( 'totals' ), 'line_subtotal' ),
			image: imageOf( item ),
			choices,
			isTaxed: item.object( 'totals' ).number( 'line_subtotal_tax' ) > 0,
		};
	};

	const totals = cart.object( 'totals' );
	const address = ( name: string ): Address => {
		const wire = cart.object( name );
		const fields = Object.keys( EMPTY_ADDRESS ).map( ( field ) => [
			field,
			wire.text( field ),
		] );
		return Object.fromEntries( fields );
	};

	return {
		lines: shownIn( cart, line ),
		coupons: cart.list( 'coupons', ( coupon ) => ( {
			code: coupon.text( 'code' ),
			discount: shownSum( coupon.object( 'totals' ), 'total_discount' ),
			freeShipping:
				Array.isArray( granting ) &&
				granting.includes( coupon.text( 'code' ) ),
		} ) ),
		packages: cart.list( 'shipping_rates', ( shipment ) => ( {
			id: shipment.id( 'package_id' ),
			name: shipment.text( 'name' ),
			rates: shipment.list( 'shipping_rates', ( rate ) => ( {
				id: rate.text( 'rate_id' ),
				name: rate.text( 'name' ),
				price:
					rate.number( 'price' ) +
					( taxed ? rate.number( 'taxes' ) : 0 ),
				chosen: rate.flag( 'selected' ),
			} ) ),
		} ) ),
		totals: {
			currency: {
				code: totals.text( 'currency_code' ),
				symbol: totals.text( 'currency_symbol' ),
				minorUnit: totals.number( 'currency_minor_unit' ),
				decimalSeparator: totals.text( 'currency_decimal_separator' ),
				thousandSeparator: totals.text( 'currency_thousand_separator' ),
				prefix: totals.text( 'currency_prefix' ),
				suffix: totals.text( 'currency_suffix' ),
			},
			subtotal: shownSum( totals, 'total_items' ),
			discount: shownSum( totals, 'total_discount' ),
			shipping: totals.isNull( 'total_shipping' )
				? null
				: shownSum( totals, 'total_shipping' ),
			tax: totals.number( 'total_tax' ),
			total: totals.number( 'total_price' ),
			taxIncluded: taxed,
			taxLines: totals.list( 'tax_lines', ( tax ) => ( {
				name: tax.text( 'name' ),
				amount: tax.number( 'price' ),
			} ) ),
			fees: cart.list( 'fees', ( fee ) => ( {
				name: fee.text( 'name' ),
				amount: shownSum( fee.object( 'totals' ), 'total' ),
			} ) ),
		},
		itemCount: cart.number( 'items_count' ),
		needsShipping,
		needsPayment: cart.flag( 'needs_payment' ),
		hasCalculatedShipping: cart.flag( 'has_calculated_shipping' ),
		billing: address( 'billing_address' ),
		shipping: address( 'shipping_address' ),
		errors: cart.list( 'errors', ( error ) => error.text( 'message' ) ),
		freeDelivery: freeDeliveryOf( extension ),
		...( extension?.field( 'needs_shipping_address' ) === false &&
			needsShipping && { needsShippingAddress: false } ),
		...( ! extension && { canRestore: false } ),
		crossSells: crossSellsOf( cart ),
	};
}
