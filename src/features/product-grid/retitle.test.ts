import { retitle } from './retitle';

it( "says a page's number in the title, as the server does, and takes it back on the first", () => {
	document.title = 'Mugs – Fell & Ford';

	retitle( 1, 2 );
	expect( document.title ).toBe( 'Mugs – Page 2 – Fell & Ford' );

	retitle( 2, 3 );
	expect( document.title ).toBe( 'Mugs – Page 3 – Fell & Ford' );

	retitle( 3, 1 );
	expect( document.title ).toBe( 'Mugs – Fell & Ford' );
} );
