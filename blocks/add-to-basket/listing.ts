import { behaviour } from '@marketday/behaviour';
import { reachShop } from '@marketday/kernel';

const load = () =>
	import( /* webpackChunkName: "_shared/listing-card" */ './card' );

// What brings the options of cards to life comes with the first sign that a shopper turns to one.
behaviour( '.marketday-card-options', {
	intent: () => void load().catch( () => {} ),
	on: {
		// What was chosen is not shown yet: the next sign tries again.
		change: () => void load().catch( () => reachShop( () => {} ) ),
	},
} );
