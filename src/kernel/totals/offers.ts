import { __, sprintf } from '../i18n';
import { formatMoney } from '../money/format-money';
import type { Basket, CrossSell } from '../basket/basket';

const MOST = 4;

/** Everything `OfferList` of src/ui needs to show what goes with a basket: the twin of `OfferRows` in php/Engine/Contract. */
export function offerList( { crossSells = [], totals }: Basket ) {
	const offer = ( {
		id,
		name,
		url,
		price,
		regularPrice,
		image,
		isAddable,
	}: CrossSell ) => ( {
		id,
		name,
		url,
		isAddable,
		src: image?.src ?? '',
		price: formatMoney( price, totals.currency ),
		regularPrice:
			regularPrice > price
				? formatMoney( regularPrice, totals.currency )
				: '',
		label: isAddable
			? __( 'Add to basket', 'marketday' )
			: __( 'See options', 'marketday' ),
		description: isAddable
			? sprintf(
					/* translators: %s: product. */
					__( 'Add to basket: %s', 'marketday' ),
					name
			  )
			: sprintf(
					/* translators: %s: product. */
					__( 'See options: %s', 'marketday' ),
					name
			  ),
		message: sprintf(
			/* translators: %s: product. */
			__( '%s has been added to your basket.', 'marketday' ),
			name
		),
	} );
	return {
		heading: __( 'Goes well with your basket', 'marketday' ),
		offers: crossSells.slice( 0, MOST ).map( offer ),
	};
}
