import { behaviour } from '@marketday/behaviour';

// What brings the options of cards to life comes with the first sign that a shopper turns to one.
behaviour( '.marketday-card-options', {
	intent: () =>
		void import( /* webpackChunkName: "_shared/listing-card" */ './card' ),
} );
