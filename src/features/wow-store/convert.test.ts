import cases from '../../../tests/fixtures/wow-store-cases.json';
import rules from '../../../php/Site/WowStore/blocks.json';
import { convert, type Rule, settingsInMarkup } from './convert';

const all = rules as unknown as Record< string, Rule >;
const termId = ( taxonomy: string, slug: string ) =>
	taxonomy === 'product_cat' && slug === 'bags' ? 7 : 0;

describe( 'a block of WowStore', () => {
	it.each( cases )( 'becomes ours: $says', ( { block, saved, settings } ) => {
		expect( convert( all[ block ]!, saved, termId ).settings ).toEqual(
			settings
		);
	} );

	it( 'keeps what is in it where it is laid around others', () => {
		expect( convert( all[ 'product-blocks/row' ]!, {}, termId ) ).toEqual( {
			to: 'core/columns',
			settings: {},
			keepsInner: true,
		} );
	} );

	it( 'is read from its markup where its plugin is gone', () => {
		expect(
			settingsInMarkup(
				'<!-- wp:product-blocks/filter {"blockId":"a1","title":"-{x}"} /-->'
			)
		).toEqual( { blockId: 'a1', title: '-{x}' } );
		expect(
			settingsInMarkup( '<!-- wp:product-blocks/filter /-->' )
		).toEqual( {} );
	} );
} );
