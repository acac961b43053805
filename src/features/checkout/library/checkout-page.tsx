import { useMarketday } from '@marketday/kernel';
import { useRevision, useSteady } from '@marketday/kernel/headless';
import { forwardRef } from 'react';

import { CheckoutPage as Page } from '../checkout-page';
import type { CheckoutPageProps } from '../checkout-props';

/**
 * The checkout, on a page of any origin. What is typed stays while other values come; for another shop or another visitor it begins anew.
 *
 * @example
 * <CheckoutPage { ...props } basket={ basket } countries={ countries } paymentMethods={ methods } />
 */
export const CheckoutPage = forwardRef< HTMLDivElement, CheckoutPageProps >(
	function WholeCheckout( props, ref ) {
		const { errors, forms, login, values } = props;
		const revision = useRevision( [
			...[ useMarketday(), errors, forms, login ],
			...[ values.billing.country, values.shipping.country ],
		] );
		return (
			<Page
				key={ revision }
				ref={ ref }
				{ ...props }
				basket={ useSteady( props.basket ) }
			/>
		);
	}
);
