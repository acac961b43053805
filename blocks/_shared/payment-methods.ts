/**
 * Offers the payment methods of Marketday's features in WooCommerce's block checkout. `HandlerBlockMethod.php` prints their list before
 * this script.
 */
import { createElement } from '@wordpress/element';
import type { ReactElement } from 'react';

interface PaymentMethod {
	id: string;
	title: string;
	description: string;
}

interface RegisteredMethod {
	name: string;
	label: ReactElement;
	ariaLabel: string;
	content: ReactElement;
	edit: ReactElement;
	canMakePayment: () => boolean;
	supports: { features: string[] };
}

declare global {
	interface Window {
		marketdayPaymentMethods?: PaymentMethod[];
		wc?: {
			wcBlocksRegistry?: {
				registerPaymentMethod: ( method: RegisteredMethod ) => void;
			};
		};
	}
}

for ( const { id, title, description } of window.marketdayPaymentMethods ??
	[] ) {
	const content = createElement( 'p', null, description );
	window.wc?.wcBlocksRegistry?.registerPaymentMethod( {
		name: id,
		label: createElement( 'span', null, title ),
		ariaLabel: title,
		content,
		edit: content,
		canMakePayment: () => true,
		supports: { features: [ 'products' ] },
	} );
}
