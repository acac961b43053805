import '../../build/lib/style.css';
import { MarketdayProvider } from '@marketday/blocks';
import { shopOf } from '../stories/a-shop.js';

export const parameters = { layout: 'padded' };

/** Every story has a shop that answers from the page itself; `refused` and `empty` among its parameters name another answer. */
export const decorators = [
	( Story, { parameters } ) => (
		<MarketdayProvider shop={ shopOf( parameters ) }>
			<Story />
		</MarketdayProvider>
	),
];
