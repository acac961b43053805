import { useRevision } from '@marketday/kernel/headless';
import { forwardRef } from 'react';

import { AddToBasket as Form } from '../add-to-basket';
import type { AddToBasketProps } from '../form-props';

/**
 * The form of a product page, on a page of any origin: choose, how many, add. With another product it begins anew.
 *
 * @example
 * const form = await fetchProductForm( shop.client, 'enamel-mug' );
 * <AddToBasket { ...form } basketUrl="/basket" />
 */
export const AddToBasket = forwardRef< HTMLFormElement, AddToBasketProps >(
	function FormOfProduct( props, ref ) {
		const { productId, attributes, variations, combinations } = props;
		const { chosen, found, minimum } = props;
		const revision = useRevision( [
			...[ productId, attributes, variations, combinations ],
			...[ chosen, found, minimum ],
		] );
		return (
			<Form
				key={ revision }
				ref={ ref }
				{ ...props }
				showBuyNow={ props.showBuyNow || props.onBuyNow !== undefined }
			/>
		);
	}
);
