/** The look of what opens over the page: fetched with the first sign that a shopper is about to open it. */
export function loadListStyles(): void {
	const address = document.querySelector< HTMLElement >(
		'#marketday-product-buttons-css'
	);
	const url =
		address instanceof HTMLLinkElement
			? address.href.replace( 'product-buttons', 'product-lists' )
			: '';
	if ( url && ! document.querySelector( '#marketday-product-lists-css' ) ) {
		const link = document.createElement( 'link' );
		link.id = 'marketday-product-lists-css';
		link.rel = 'stylesheet';
		link.href = url;
		document.head.append( link );
	}
}
