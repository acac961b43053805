import { ShopBasket } from '@marketday/features/basket/library';
import { useCheckout } from '@marketday/features/checkout/library';

import type { PartProps } from '../element';

/** `<marketday-basket>`: the whole basket, and the way to the shop's checkout. */
export default function WholeBasket( { given, address }: PartProps ) {
	const { go, problem } = useCheckout( { shopUrl: address } );
	return (
		<>
			<ShopBasket
				shopUrl={ given[ 'shop-url' ] || '#' }
				checkoutUrl={ address }
				onCheckout={ () => void go() }
			/>
			{ problem && (
				<p className="marketday-problem" role="alert">
					{ problem }
				</p>
			) }
		</>
	);
}
