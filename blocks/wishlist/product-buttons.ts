import { addProductButton } from '@marketday/host/product-buttons';

addProductButton( {
	name: 'wishlist',
	cookie: 'wopb_wishlist',
	load: () =>
		import(
			/* webpackChunkName: "_shared/product-lists-later" */ './actions'
		),
} );
