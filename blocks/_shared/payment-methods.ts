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
	canMakePayment: ( basket: { paymentMethods?: string[] } ) => boolean;
	supports: { features: string[] };
}

type ExpressMethod = Omit< RegisteredMethod, 'label' | 'ariaLabel' > & {
	title: string;
	description: string;
};

declare global {
	interface Window {
		marketdayPaymentMethods?: PaymentMethod[];
		/** HTML of the buttons that pay without the form. */
		marketdayExpress?: string;
		wc?: {
			wcBlocksRegistry?: {
				registerPaymentMethod: ( method: RegisteredMethod ) => void;
				registerExpressPaymentMethod: ( method: ExpressMethod ) => void;
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
		// The basket says what it can be paid with: not each method is for every shopper or currency.
		canMakePayment: ( { paymentMethods } ) =>
			paymentMethods?.includes( id ) ?? true,
		supports: { features: [ 'products' ] },
	} );
}

const { marketdayExpress: html } = window;
if ( html ) {
	const content = createElement( 'div', {
		className: 'marketday-express',
		dangerouslySetInnerHTML: { __html: html },
	} );
	window.wc?.wcBlocksRegistry?.registerExpressPaymentMethod( {
		name: 'marketday_express',
		title: 'Express',
		description: '',
		content,
		edit: content,
		canMakePayment: () => true,
		supports: { features: [ 'products' ] },
	} );
}
