import { addProductButton } from '@marketday/host/product-buttons';

addProductButton( {
	name: 'compare',
	cookie: 'wopb_compare',
	load: () =>
		import(
			/* webpackChunkName: "_shared/product-lists-later" */ './actions'
		),
} );
