/** The ids that WordPress gives a style sheet, by its name: of languages that are written from right to left it has one of its own. */
const linkOf = ( name: string ) =>
	document.querySelector< HTMLLinkElement >(
		[ '', '-rtl' ]
			.map( ( end ) => `link#marketday-${ name }${ end }-css` )
			.join()
	);

/** The look of what opens over the page: fetched with the first sign that a shopper is about to open it. */
export function loadListStyles(): void {
	const buttons = linkOf( 'product-buttons' );
	if ( buttons && ! linkOf( 'product-lists' ) ) {
		const link = document.createElement( 'link' );
		link.id = buttons.id.replace( 'buttons', 'lists' );
		link.rel = 'stylesheet';
		link.href = buttons.href.replace( 'product-buttons', 'product-lists' );
		document.head.append( link );
	}
}
