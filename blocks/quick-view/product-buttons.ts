import { addProductButton } from '@marketday/host/product-buttons';

addProductButton( {
	name: 'quick-view',
	load: () =>
		import(
			/* webpackChunkName: "_shared/product-lists-later" */ './actions'
		),
} );
