// @features product-grid, storefront
// @also-on oldest-wordpress

import {
	BLOCKS,
	blocksOf,
	canvasOf,
	insert,
	newPage,
	openInserter,
	publish,
	reloadEditor,
	saveDraft,
} from './editor';
import { AS_EDITOR, expect, test } from './marketday';

const firstCard = '.marketday-product-grid li >> nth=0';

test.use( AS_EDITOR );

test.describe( 'A site editor', () => {
	test.setTimeout( 180_000 );

	test( 'finds every block in the inserter under Marketday', async ( {
		page,
	} ) => {
		await newPage( page, 'Inserter' );
		await openInserter( page );

		const group = page.getByRole( 'listbox', { name: 'Marketday' } );
		for ( const [ title ] of BLOCKS.flat() ) {
			await expect(
				group
					.locator( '.block-editor-block-types-list__item' )
					.filter( { has: page.getByText( title, { exact: true } ) } )
			).toBeVisible();
		}
	} );

	test( 'builds a page of product grid blocks, publishes it and sees it', async ( {
		page,
	} ) => {
		const title = `Shop window ${ Date.now() }`;
		await newPage( page, title );
		await insert( page, 'Product grid', 'marketday/product-grid' );
		await expect( canvasOf( page ).locator( firstCard ) ).toBeVisible( {
			timeout: 30_000,
		} );

		await publish( page );

		await reloadEditor( page );
		await expect( canvasOf( page ).locator( firstCard ) ).toBeVisible( {
			timeout: 30_000,
		} );

		const slug = title.toLowerCase().replaceAll( ' ', '-' );
		await page.goto( `/${ slug }/` );
		await expect( page.locator( firstCard ) ).toBeVisible();
	} );

	test( 'saves every block of the shop, and finds each valid after a reload', async ( {
		page,
	} ) => {
		await newPage( page, `All blocks ${ Date.now() }` );
		// As the inserter makes them; `editor-history.spec.ts` chooses each there.
		await page.evaluate(
			( names ) =>
				window.wp?.data
					?.dispatch( 'core/block-editor' )
					.insertBlocks(
						names.map(
							( name ) => window.wp?.blocks?.createBlock( name )
						)
					),
			BLOCKS.flat().map( ( [ , name ] ) => name )
		);
		await saveDraft( page );
		await reloadEditor( page );

		const blocks = await blocksOf( page );
		for ( const [ , name ] of BLOCKS.flat() ) {
			expect( blocks ).toContainEqual(
				expect.objectContaining( { name, isValid: true } )
			);
			await expect(
				canvasOf( page ).locator( `[data-type="${ name }"]` ).first()
			).toBeAttached();
		}
	} );
} );
