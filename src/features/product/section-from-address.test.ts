import { sectionFromAddress } from './section-from-address';

const page = 'https://shop.example/product/enamel-mug/';

describe( 'sectionFromAddress', () => {
	it.each( [
		`${ page }#reviews`,
		`${ page }#tab-reviews`,
		`${ page }#comment-12`,
		`${ page }comment-page-2/`,
		`${ page }?cpage=2`,
	] )( 'opens the reviews for %s', ( address ) => {
		expect( sectionFromAddress( address ) ).toBe( 'reviews' );
	} );

	it( 'opens the additional information for its hash', () => {
		expect(
			sectionFromAddress( `${ page }#tab-additional_information` )
		).toBe( 'additional_information' );
	} );

	it( 'otherwise leaves the first section open', () => {
		expect( sectionFromAddress( page ) ).toBeNull();
		expect( sectionFromAddress( `${ page }#picture-1` ) ).toBeNull();
	} );
} );
