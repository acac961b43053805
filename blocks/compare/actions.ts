import { createCompare } from '@marketday/features/compare';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import type { ProductButtonActions } from '@marketday/host/product-buttons';

import { listHost } from '../_shared/list-host';

let made: ProductButtonActions | null = null;

function create(): ProductButtonActions {
	const host = listHost( 'compare', 'wopb_compare' );
	const compare = createCompare( {
		...host,
		call: ( name, fields ) => host.calls.ajax( name, fields ),
	} );
	mountIslands( 'compare', fromMarkup( compare.island ) );
	return compare;
}

export const actions = () => ( made ??= create() );
