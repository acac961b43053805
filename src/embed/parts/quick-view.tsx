import { ProductForm } from '@marketday/features/add-to-basket/library';
import {
	createQuickViewStore,
	QuickView,
	type QuickViewStore,
} from '@marketday/features/quick-view/library';
import { __, type Marketday, sprintf } from '@marketday/kernel';
import type { Listing } from '@marketday/kernel/products';
import { useCoreState } from '@marketday/kernel/headless';

import type { CardButtonProps } from '../card-button';

const views = new WeakMap< Listing, QuickViewStore >();

/** One look for a listing: its arrows lead through it. */
function viewOf( shop: Marketday, listing: Listing ): QuickViewStore {
	const known = views.get( listing );
	const store =
		known ??
		createQuickViewStore( { shop, listing, closesAfterAdd: true } );
	views.set( listing, store );
	return store;
}

/** The button on a card of `<marketday-products buttons="quick-view">`; the first card has the dialog. */
export function Button( { shop, address, listing, product }: CardButtonProps ) {
	const store = viewOf( shop, listing );
	const { products } = useCoreState( listing );
	return (
		<>
			<button
				type="button"
				className="marketday-button marketday-button--quiet"
				onClick={ () => store.open( product.id ) }
				aria-label={ sprintf(
					/* translators: %s: product. */
					__( 'Quick view: %s', 'marketday' ),
					product.name
				) }
			>
				{ __( 'Quick view', 'marketday' ) }
			</button>
			{ products[ 0 ]?.id === product.id && (
				<QuickView store={ store }>
					{ ( { id } ) => (
						<ProductForm
							key={ id }
							product={ id }
							basketUrl={ address }
						/>
					) }
				</QuickView>
			) }
		</>
	);
}
