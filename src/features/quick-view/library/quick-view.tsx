import { useCoreState } from '@marketday/kernel/headless';
import { type Product, ProductPriceText } from '@marketday/kernel/products';
import { classes, Dialog, TrustedHtml } from '@marketday/ui';
import type { ReactNode } from 'react';

import {
	type Neighbour,
	quickViewDialog,
	QuickViewShell,
} from '../quick-view-shell';
import type { QuickViewState, QuickViewStore } from './quick-view-store';

export interface QuickViewProps {
	store: QuickViewStore;
	/** A product's page in the front end. */
	productHref?: ( ( product: Product ) => string ) | undefined;
	/** Content for a product: a gallery and a form, as the front end puts them together. Picture, price and text without it. */
	children?: ( ( product: Product ) => ReactNode ) | undefined;
	className?: string | undefined;
}

function Plain( { product }: { product: Product } ) {
	const [ image ] = product.images;
	return (
		<>
			{ image && (
				<img
					className="marketday-quick-view__picture"
					src={ image.src }
					srcSet={ image.srcset || undefined }
					alt={ image.alt }
				/>
			) }
			<p>
				<ProductPriceText product={ product } />
			</p>
			<TrustedHtml html={ product.shortDescriptionHtml } />
		</>
	);
}

function neighbours( {
	id,
	list,
	hasMore,
	hasBefore,
	names,
}: QuickViewState ): {
	before: Neighbour | null;
	after: Neighbour | null;
} {
	const at = id === null ? -1 : list.indexOf( id );
	const nameIf = ( isThere: boolean, name: string ) =>
		isThere ? { name } : null;
	return {
		before: nameIf( at > 0 || ( at === 0 && hasBefore ), names.before ),
		after: nameIf(
			at >= 0 && ( at < list.length - 1 || hasMore ),
			names.after
		),
	};
}

/**
 * The dialog of a quick view.
 *
 * @example
 * const quickView = createQuickViewStore( { shop } );
 * <button onClick={ () => quickView.open( 12, [ 11, 12 ] ) }>Quick view</button>
 * <QuickView store={ quickView } />
 */
export function QuickView( props: QuickViewProps ) {
	const { store, productHref, children, className } = props;
	const state = useCoreState( store );
	const { id, product, status, error } = state;
	const dialog = quickViewDialog( product?.name ?? '' );
	return (
		<Dialog
			{ ...dialog }
			isOpen={ id !== null }
			onClose={ store.close }
			className={ classes( dialog.className, className ) }
		>
			<QuickViewShell
				id={ id }
				{ ...neighbours( state ) }
				href={ product ? productHref?.( product ) ?? product.url : '' }
				isBusy={ status === 'loading' }
				problem={ error?.message ?? '' }
				onStep={ store.step }
			>
				{ product &&
					( children?.( product ) ?? <Plain product={ product } /> ) }
			</QuickViewShell>
		</Dialog>
	);
}
