import { blockCalls, goTo, reportFailure } from '@marketday/host';

const BLOCK = '.marketday-product-search';

/** The search comes to life with the first focus; until then it is the form the server drew. */
function begin( { target }: Event ) {
	const block =
		target instanceof Element
			? target.closest< HTMLElement >( BLOCK )
			: null;
	if ( block && ! ( 'alive' in block.dataset ) ) {
		import(
			/* webpackChunkName: "product-search/later" */ '@marketday/features/product-search'
		).then(
			( { enhanceSearch } ) =>
				enhanceSearch( block, {
					calls: blockCalls(),
					reportFailure,
					goTo,
				} ),
			reportFailure
		);
	}
}

document.addEventListener( 'focusin', begin );
document.addEventListener( 'pointerover', begin );
