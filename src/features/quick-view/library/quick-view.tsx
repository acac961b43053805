import { __ } from '@marketday/kernel';
import { useCoreState } from '@marketday/kernel/headless';
import { type Product, ProductPriceText } from '@marketday/kernel/products';
import { classes, Dialog, TrustedHtml } from '@marketday/ui';
import type { ReactNode } from 'react';

import type { QuickViewStore } from './quick-view-store';

export interface QuickViewProps {
	store: QuickViewStore;
	/** A product's page in the front end. */
	productHref?: ( ( product: Product ) => string ) | undefined;
	/** What is shown of it: a gallery and a form, as the front end puts them together. Picture, price and text without it. */
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

/** The dialog of a quick view. */
export function QuickView( props: QuickViewProps ) {
	const { store, productHref, children } = props;
	const { id, list, product, status, error } = useCoreState( store );
	const at = id === null ? -1 : list.indexOf( id );
	const arrow = ( by: 1 | -1, label: string ) =>
		list[ at + by ] !== undefined && (
			<button
				type="button"
				className="marketday-button marketday-button--quiet"
				onClick={ () => store.step( by ) }
			>
				{ label }
			</button>
		);
	return (
		<Dialog
			isOpen={ id !== null }
			onClose={ store.close }
			title={ product?.name ?? __( 'Quick view', 'marketday' ) }
			closeLabel={ __( 'Close', 'marketday' ) }
			className={ classes(
				'marketday-quick-view-dialog',
				props.className
			) }
		>
			<div
				className="marketday-quick-view"
				aria-busy={ status === 'loading' || undefined }
			>
				{ product &&
					( children?.( product ) ?? <Plain product={ product } /> ) }
				{ error && (
					<p className="marketday-problem" role="alert">
						{ error.message }
					</p>
				) }
				{ product && (
					<p>
						<a href={ productHref?.( product ) ?? product.url }>
							{ __( 'All about this product', 'marketday' ) }
						</a>
					</p>
				) }
				{ list.length > 1 && (
					<p className="marketday-quick-view__steps">
						{ arrow( -1, __( 'Previous product', 'marketday' ) ) }
						{ arrow( 1, __( 'Next product', 'marketday' ) ) }
					</p>
				) }
			</div>
		</Dialog>
	);
}
