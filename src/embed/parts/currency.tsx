import {
	createCurrencyStore,
	CurrencySelect,
} from '@marketday/features/currency-switcher/library';
import { useMemo } from 'react';

import type { PartProps } from '../element';
import { storageOf, announceCurrency } from '../visitor';

/** `<marketday-currency>`: the visitor's currency, for all elements of the shop. */
export default function Currency( { given, shop, address }: PartProps ) {
	const store = useMemo(
		() =>
			createCurrencyStore( {
				shop,
				storage: storageOf( address ),
				onChange: announceCurrency,
			} ),
		[ shop, address ]
	);
	return <CurrencySelect store={ store } isList={ given.look === 'list' } />;
}
