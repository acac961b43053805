import { __, sprintf } from '../i18n';
import { formatMoney } from '../money/format-money';
import type {
	Basket,
	BasketLine,
	BasketTotals,
	ShippingPackage,
} from '../basket/basket';

export interface TotalRow {
	readonly id: string;
	readonly label: string;
	/** Amount as people read it. */
	readonly amount: string;
	readonly note: string;
	/** Code of a coupon's row. */
	readonly code: string;
}

/** Price of a way of delivery, as people read it: the twin of `TotalRows::ratePrice()`. */
export function ratePrice(
	price: number | null,
	{ currency }: BasketTotals
): string {
	if ( price === null ) {
		return __( 'calculated from your address', 'marketday' );
	}
	return price === 0
		? __( 'Free', 'marketday' )
		: formatMoney( price, currency );
}

const hasRates = ( { rates }: ShippingPackage ) => rates.length > 0;

function delivery( basket: Basket ): string {
	const { totals, packages, hasCalculatedShipping } = basket;
	return hasCalculatedShipping && ! packages.some( hasRates )
		? __( 'not available', 'marketday' )
		: ratePrice( totals.shipping, totals );
}

/** Tells whether the price of a line has its tax in it; '' where none is asked: the twin of `TotalRows::taxNote()`. */
export function taxNote(
	{ isTaxed }: BasketLine,
	{ taxIncluded, taxLines }: BasketTotals
): string {
	if ( ! isTaxed ) {
		return '';
	}
	const name = taxLines[ 0 ]?.name ?? __( 'tax', 'marketday' );
	return taxIncluded
		? /* translators: %s: name of the tax. */
		  sprintf( __( 'incl. %s', 'marketday' ), name )
		: /* translators: %s: name of the tax. */
		  sprintf( __( 'excl. %s', 'marketday' ), name );
}

/**
 * The sums of a basket with their names, in the order people expect: the twin of `TotalRows` in php/Engine/Contract.
 *
 * @example
 * <AmountList rows={ totalRows( basket ) } />
 */
export function totalRows( basket: Basket ): TotalRow[] {
	const { totals, coupons, needsShipping } = basket;
	const money = ( minor: number ) => formatMoney( minor, totals.currency );
	const row = (
		id: string,
		label: string,
		amount: string,
		more: { note?: string; code?: string } = {}
	) => ( { id, label, amount, note: '', code: '', ...more } );
	const { fees, taxLines, taxIncluded, tax } = totals;

	return [
		row(
			'subtotal',
			__( 'Subtotal', 'marketday' ),
			money( totals.subtotal )
		),
		...coupons.map( ( { code, discount }, index ) =>
			row(
				`coupon-${ index }`,
				/* translators: %s: coupon code. */
				sprintf( __( 'Coupon: %s', 'marketday' ), code ),
				money( -discount ),
				{ code }
			)
		),
		...( needsShipping
			? [
					row(
						'shipping',
						__( 'Delivery', 'marketday' ),
						delivery( basket )
					),
			  ]
			: [] ),
		...fees.map( ( { name, amount }, index ) =>
			row( `fee-${ index }`, name, money( amount ) )
		),
		...( taxIncluded ? [] : taxLines ).map( ( { name, amount }, index ) =>
			row( `tax-${ index }`, name, money( amount ) )
		),
		row( 'total', __( 'Total', 'marketday' ), money( totals.total ), {
			note:
				taxIncluded && tax > 0
					? sprintf(
							/* translators: 1: amount, 2: name of the tax. */
							__( 'includes %1$s %2$s', 'marketday' ),
							money( tax ),
							taxLines[ 0 ]?.name ?? __( 'tax', 'marketday' )
					  )
					: '',
		} ),
	];
}
