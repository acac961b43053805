import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

import { ADDRESSES, fakeShop } from './fakes/fake-shop';

/** Draws a part of the shop with a shop that answers what the test lays ready. */
export function renderInShop( part: ReactElement ) {
	const fake = fakeShop();
	const shop = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );
	return {
		fake,
		shop,
		...render(
			<MarketdayProvider shop={ shop }>{ part }</MarketdayProvider>
		),
	};
}
