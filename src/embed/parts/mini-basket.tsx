import { MiniBasket } from '@marketday/features/mini-basket/library';
import type { MouseEvent } from 'react';

import type { PartProps } from '../element';
import { useHandOver } from './use-hand-over';

/** No page of ours: the link is caught, and leads to the shop's checkout with the basket. */
const CHECKOUT = '#marketday-checkout';

/** `<marketday-mini-basket>`: the basket's button with its drawer. */
export default function BasketButton( { given, shop, address }: PartProps ) {
	const { go, problem } = useHandOver( { shop, address } );
	const leave = ( event: MouseEvent ) => {
		const [ pressed ] = event.nativeEvent.composedPath();
		const link = pressed instanceof Element ? pressed.closest( 'a' ) : null;
		if ( link?.getAttribute( 'href' ) === CHECKOUT ) {
			event.preventDefault();
			void go();
		}
	};
	return (
		// The link in it is what is pressed.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
		<div onClick={ leave }>
			<MiniBasket
				basketUrl={ given[ 'basket-url' ] || CHECKOUT }
				checkoutUrl={ CHECKOUT }
				shopUrl={ given[ 'shop-url' ] || '#' }
				showLabel
				opens="drawer"
			/>
			{ problem && (
				<p className="marketday-problem" role="alert">
					{ problem }
				</p>
			) }
		</div>
	);
}
