import { ShopBasket } from '@marketday/features/basket/library';

import type { PartProps } from '../element';
import { useHandOver } from './use-hand-over';

/** `<marketday-basket>`: the whole basket, and the way to the shop's checkout. */
export default function WholeBasket( { given, shop, address }: PartProps ) {
	const { go, problem } = useHandOver( { shop, address } );
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
