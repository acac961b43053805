// @features product-search, blog-index, product-grid

import type { Page } from '@playwright/test';
import { blocksOf, canvasOf, newPage } from './editor';
import { select, visit } from './editor-settings';
import { AS_EDITOR, expect, test } from './marketday';

/** Blocks of WordPress's own with what an editor has chosen in them, by what each becomes. */
const THEIRS = [
	[ 'core/search', { placeholder: 'Find a jumper' }, 'Product search' ],
	[ 'core/latest-posts', { postsToShow: 2 }, 'Blog index' ],
	[ 'core/query', { query: { postType: 'post', perPage: 4 } }, 'Blog index' ],
	[
		'core/query',
		{ query: { postType: 'product', perPage: 3 } },
		'Product grid',
	],
] as const;

/** Chooses what the block that stands there becomes, from its icon in the toolbar. */
async function become( page: Page, theirs: string, title: string ) {
	await select( page, theirs );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button' )
		.first()
		.click();
	await page.getByRole( 'menuitem', { name: title, exact: true } ).click();
	await expect(
		canvasOf( page ).locator( `[data-type="${ theirs }"]` )
	).toHaveCount( 0 );
}

test.use( { ...AS_EDITOR, actionTimeout: 20_000 } );

test( 'An editor makes our blocks of WordPress’s own, and gives them a border, round corners and a shadow', async ( {
	page,
} ) => {
	test.setTimeout( 180_000 );
	await newPage( page, `Transforms ${ Date.now() }` );
	for ( const [ name, attributes, title ] of THEIRS ) {
		await page.evaluate(
			( { name: block, attributes: chosen } ) =>
				window.wp?.data
					?.dispatch( 'core/block-editor' )
					.insertBlocks( [
						window.wp.blocks?.createBlock( block, chosen ),
					] ),
			{ name, attributes }
		);
		await become( page, name, title );
	}
	const made = ( await blocksOf( page ) ).filter( ( { name } ) =>
		name.startsWith( 'marketday/' )
	);
	expect( made ).toMatchObject( [
		{
			name: 'marketday/product-search',
			attributes: { searchPlaceHolder: 'Find a jumper' },
		},
		{ name: 'marketday/blog-index', attributes: { perPage: 2 } },
		{ name: 'marketday/blog-index', attributes: { perPage: 4 } },
		{ name: 'marketday/product-grid', attributes: { perPage: 3 } },
	] );

	await select( page, 'marketday/product-search' );
	await page.getByRole( 'tab', { name: 'Styles', exact: true } ).click();
	await page
		.getByRole( 'button', { name: 'Border & Shadow options' } )
		.click();
	for ( const one of [ 'Border', 'Shadow', 'Radius' ] ) {
		await page
			.getByRole( 'menuitemcheckbox', { name: `Show ${ one }` } )
			.click();
	}
	await page.keyboard.press( 'Escape' );
	const radius = page.getByRole( 'spinbutton', {
		name: 'Border radius',
		exact: true,
	} );
	await radius.fill( '9' );
	await visit( page );
	const search = page.locator(
		'.entry-content .wp-block-marketday-product-search'
	);
	await expect( search ).toHaveCSS( 'border-top-left-radius', '9px' );
	await expect( search.getByRole( 'searchbox' ) ).toHaveAttribute(
		'placeholder',
		'Find a jumper'
	);
	await expect(
		page.locator( '.entry-content .marketday-product-grid__card' )
	).toHaveCount( 3 );
} );
