import { plainText } from './plain-text';

describe( 'plainText', () => {
	it.each( [
		[ 'Mug &#8211; blue', 'Mug – blue' ],
		[ 'Salt &amp; pepper', 'Salt & pepper' ],
		[ '&#x201C;Mug&#x201D;', '“Mug”' ],
		[ '<strong>Sorry</strong>, no', 'Sorry, no' ],
		[ '&unknown; stays', '&unknown; stays' ],
		[ '&amp;lt;b&amp;gt;', '&lt;b&gt;' ],
	] )( 'reads %s as %s', ( html, text ) => {
		expect( plainText( html ) ).toBe( text );
	} );
} );
