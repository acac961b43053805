import { addProductButton } from '@marketday/host/product-buttons';

addProductButton( {
	name: 'compare',
	cookie: 'wopb_compare',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "_shared/product-lists-later" */ './actions'
			)
		).actions(),
} );
