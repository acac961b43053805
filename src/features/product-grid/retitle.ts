import { __, sprintf } from '@marketday/kernel';

/** The page's title, as the server prints it for each page of a listing: 'Shop – Page 2 – Fell & Ford'. */
export function retitle( before: number, now: number ): void {
	const part = ( page: number ) =>
		/* translators: %d: number of a page. */
		sprintf( __( 'Page %d', 'marketday' ), page );
	const parts = document.title
		.split( ' – ' )
		.filter( ( text ) => text !== part( before ) );
	if ( now > 1 ) {
		parts.splice( 1, 0, part( now ) );
	}
	document.title = parts.join( ' – ' );
}
