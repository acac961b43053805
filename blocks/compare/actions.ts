import { createCompare } from '@marketday/features/compare';
import type { ProductButtonActions } from '@marketday/host/product-buttons';

import { listHost } from '../_shared/list-host';

let made: ProductButtonActions | null = null;

function create(): ProductButtonActions {
	const host = listHost( 'compare', 'wopb_compare' );
	return createCompare( {
		...host,
		call: ( name, fields ) => host.calls.ajax( name, fields ),
	} );
}

export const actions = () => ( made ??= create() );
