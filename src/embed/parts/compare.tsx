import {
	CompareButton,
	CompareTable,
	createCompareStore,
} from '@marketday/features/compare/library';

import type { CardButtonProps } from '../card-button';
import type { PartProps } from '../element';
import { keptBy } from '../kept-products';
import { inCurrency } from './in-currency';

const listOf = keptBy( createCompareStore );

/** The button on a card of `<marketday-products buttons="compare">`. */
export function Button( {
	shop,
	address,
	product,
}: Omit< CardButtonProps, 'listing' > ) {
	return (
		<CompareButton store={ listOf( shop, address ) } product={ product } />
	);
}

/** `<marketday-compare>`: products side by side. */
export default inCurrency( function Table( {
	given,
	shop,
	address,
}: PartProps ) {
	return (
		<CompareTable
			store={ listOf( shop, address ) }
			onlyDifferences={ given[ 'only-differences' ] !== '' || undefined }
		/>
	);
} );
