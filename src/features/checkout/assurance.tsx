import { __ } from '@marketday/kernel';

import type { CheckoutPageProps } from './checkout-props';

/** Assurances for a shopper before the button is pressed: that it is safe, and how goods go back. */
export function Assurance( {
	returnsUrl = '',
	privacyUrl = '',
	isSecure = false,
}: Pick< CheckoutPageProps, 'returnsUrl' | 'privacyUrl' | 'isSecure' > ) {
	const links = [
		{ url: returnsUrl, name: __( 'Delivery and returns', 'marketday' ) },
		{ url: privacyUrl, name: __( 'Privacy', 'marketday' ) },
	].filter( ( { url } ) => url );
	return isSecure || links.length > 0 ? (
		<ul className="marketday-checkout__assurance">
			{ isSecure && (
				<li className="marketday-checkout__secure">
					{ __( 'Secure payment', 'marketday' ) }
				</li>
			) }
			{ links.map( ( { url, name } ) => (
				<li key={ name }>
					<a href={ url } target="_blank" rel="noopener noreferrer">
						{ name }
					</a>
				</li>
			) ) }
		</ul>
	) : null;
}
