import { checkoutAddress } from '@marketday/features/checkout/library';
import { MiniBasket } from '@marketday/features/mini-basket/library';
import type { MouseEvent } from 'react';

import type { PartProps } from '../element';

/** No page of ours: the link is caught, and leads to the shop's checkout with the basket. */
const CHECKOUT = '#marketday-checkout';

/** `<marketday-mini-basket>`: the basket's button with its drawer. */
export default function BasketButton( { given, shop, address }: PartProps ) {
	const leave = async ( event: MouseEvent ) => {
		const [ pressed ] = event.nativeEvent.composedPath();
		const link = pressed instanceof Element ? pressed.closest( 'a' ) : null;
		if ( link?.getAttribute( 'href' ) !== CHECKOUT ) {
			return;
		}
		event.preventDefault();
		try {
			window.location.assign(
				await checkoutAddress( { shop, shopUrl: address } )
			);
		} catch {
			// The basket that is open shows what it is told.
			await shop.basket.refresh();
		}
	};
	return (
		// The link in it is what is pressed.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
		<div onClick={ ( event ) => void leave( event ) }>
			<MiniBasket
				basketUrl={ given[ 'basket-url' ] || CHECKOUT }
				checkoutUrl={ CHECKOUT }
				shopUrl={ given[ 'shop-url' ] || '#' }
				showLabel
				opens="drawer"
			/>
		</div>
	);
}
