import { __, sprintf } from '../i18n';
import { formatMoney } from '../money/format-money';
import type { Product } from './product';

/** Price of a product in words. */
export interface PriceTexts {
	readonly now: string;
	/** Price before; '' where nothing was changed. */
	readonly before: string;
}

/**
 * @example
 * const { now, before } = priceTexts( product ) ?? {};
 *
 * @return Null for a product without a price.
 */
export function priceTexts( { price }: Product ): PriceTexts | null {
	if ( ! price ) {
		return null;
	}
	const { amount, regular, range, currency, isOnSale } = price;
	const money = ( minor: number ) => formatMoney( minor, currency );
	if ( range && range.minimum !== range.maximum ) {
		return {
			now: sprintf(
				/* translators: 1: lowest price, 2: highest price. */
				__( '%1$s to %2$s', 'marketday' ),
				money( range.minimum ),
				money( range.maximum )
			),
			before: '',
		};
	}
	return {
		now: money( amount ),
		before: isOnSale && regular > amount ? money( regular ) : '',
	};
}

/** The price of a product, and what it was before where it is on sale. */
export function ProductPriceText( { product }: { product: Product } ) {
	const texts = priceTexts( product );
	if ( ! texts ) {
		return null;
	}
	return (
		<span className="marketday-price">
			{ texts.before && (
				<>
					<span className="marketday-hidden">
						{ __( 'Was:', 'marketday' ) }
					</span>{ ' ' }
					<del>{ texts.before }</del>{ ' ' }
					<span className="marketday-hidden">
						{ __( 'Now:', 'marketday' ) }
					</span>{ ' ' }
				</>
			) }
			<span className="marketday-price__now">{ texts.now }</span>
		</span>
	);
}
