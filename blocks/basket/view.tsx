import { mountOnIntent } from '@marketday/host/on-intent';

mountOnIntent( 'basket', () =>
	import(
		/* webpackChunkName: "basket/page" */ '@marketday/features/basket'
	).then( ( { BasketPage } ) => BasketPage )
);
