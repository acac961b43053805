import { __, useMarketday } from '@marketday/kernel';
import {
	type Start,
	useCoreState,
	useOwnCore,
} from '@marketday/kernel/headless';
import { classes } from '@marketday/ui';
import { forwardRef } from 'react';

import type { AddToBasketProps } from '../form-props';
import { AddToBasket } from './add-to-basket';
import type { ProductFormData as Form } from './product-form-data';
import { createProductFormStore, type ProductFormStore } from './form-store';

export interface ProductFormProps
	extends Pick<
		AddToBasketProps,
		| 'onBuyNow'
		| 'onVariation'
		| 'onChoice'
		| 'onImage'
		| 'onPossible'
		| 'slots'
	> {
	/** Its id or slug. */
	product: number | string;
	/** Data as a server has fetched them (`fetchProductForm`), or the promise of them. */
	start?: Start< Form > | undefined;
	/** A store of one's own making. */
	store?: ProductFormStore | undefined;
	/** Address that 'View basket' leads to. */
	basketUrl: string;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * Options with swatches, a quantity and the button of one product, of which its id is enough.
 *
 * @example
 * <ProductForm product="enamel-mug" basketUrl="/basket" />
 */
export const ProductForm = forwardRef< HTMLDivElement, ProductFormProps >(
	function Form( props, ref ) {
		const { product, start: _, store: given, className, ...rest } = props;
		const shop = useMarketday();
		const store = useOwnCore( {
			given,
			wanted: [ shop, product ],
			start: props.start,
			make: ( start ) =>
				createProductFormStore( { shop, product, start } ),
		} );
		const { form, status, error } = useCoreState( store );
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-product-form', className ) }
				aria-busy={ status === 'loading' || undefined }
			>
				{ form && <AddToBasket { ...form } { ...rest } /> }
				{ status === 'error' && (
					<div role="alert">
						<p className="marketday-problem">{ error?.message }</p>
						<button
							type="button"
							className="marketday-button marketday-button--quiet"
							onClick={ () => void store.reload() }
						>
							{ __( 'Try again', 'marketday' ) }
						</button>
					</div>
				) }
			</div>
		);
	}
);
