import type { AccountProps } from './account-props';

/** The account, read out of the markup of php/Buying/Account/views/customer.php. */
export function readAccount(
	element: HTMLElement
): Omit< AccountProps, 'onShown' > {
	const one = ( selector: string ) =>
		element.querySelector< HTMLElement >( `:scope > ${ selector }` );
	const nav = one( 'nav' );
	return {
		hello: one( 'p' )?.textContent ?? '',
		label: nav?.getAttribute( 'aria-label' ) ?? '',
		links: [
			...( nav?.querySelectorAll< HTMLAnchorElement >( 'a' ) ?? [] ),
		].map( ( link ) => ( {
			label: link.textContent ?? '',
			url: link.getAttribute( 'href' ) ?? '',
			isShown: link.hasAttribute( 'aria-current' ),
		} ) ),
		notices: one( '.marketday-notices' )?.innerHTML ?? '',
		content: one( 'section' )?.innerHTML ?? '',
	};
}
