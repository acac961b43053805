// @features product-search, result-count, catalogue-sorting, shop-sidebar, exclusive-products

import { insert, newPage } from './editor';
import { panel, pick, select, setNumber, visit } from './editor-settings';
import { AS_EDITOR, expect, test } from './marketday';

test.use( { ...AS_EDITOR, actionTimeout: 20_000 } );

test.describe( 'In the settings of a block', () => {
	test.setTimeout( 120_000 );

	test( 'a site editor sets the companions of a listing', async ( {
		page,
	} ) => {
		await newPage( page, `Companions ${ Date.now() }` );
		for ( const [ title, name ] of [
			[ 'Product search', 'marketday/product-search' ],
			[ 'Product result count', 'marketday/result-count' ],
			[ 'Product sorting', 'marketday/catalogue-sorting' ],
			[ 'Shop sidebar', 'marketday/shop-sidebar' ],
			[ 'Exclusive products', 'marketday/exclusive-products' ],
			[ 'Product grid', 'marketday/product-grid' ],
		] as const ) {
			await insert( page, title, name );
		}
		const queryId = async ( block: string, title: string ) => {
			await select( page, `marketday/${ block }` );
			const settings = await panel( page, title );
			await settings.getByLabel( 'Listing name' ).fill( 'mugs' );
			return settings;
		};
		await queryId( 'product-grid', 'Products' );
		await queryId( 'result-count', 'Listing' );
		const orders = await queryId( 'catalogue-sorting', 'Orders' );
		await orders.getByLabel( 'Sort by average rating' ).uncheck();
		await orders.getByLabel( 'Sort by name' ).check();
		await queryId( 'product-filter', 'Filter' );

		await select( page, 'marketday/product-search' );
		const field = await panel( page, 'Search field' );
		await field.getByLabel( 'Category dropdown' ).uncheck();
		await field.getByLabel( 'Placeholder' ).fill( 'Find a mug' );
		const results = await panel( page, 'Results' );
		await results
			.getByLabel( 'Show results as' )
			.selectOption( 'Compact list' );

		await select( page, 'marketday/shop-sidebar' );
		const sidebar = await panel( page, 'Shop sidebar' );
		await sidebar.getByLabel( 'Button label' ).fill( 'Narrow down' );

		await select( page, 'marketday/exclusive-products' );
		const exclusive = await panel( page, 'Products' );
		await pick( exclusive, 'Category', 'Kitchen' );
		await exclusive
			.getByLabel( 'Heading', { exact: true } )
			.fill( 'Cooks’ corner' );
		await setNumber( exclusive, 'Heading level', 3 );

		await visit( page );
		const main = page.locator( 'main' );
		const search = main.locator( '.marketday-product-search' );
		await expect( search ).toHaveClass( /is-compact/ );
		await expect( search.getByPlaceholder( 'Find a mug' ) ).toBeVisible();
		await expect( search.locator( 'select' ) ).toHaveCount( 0 );
		await expect( main.getByText( 'Narrow down' ) ).toBeVisible();
		await expect(
			main.getByRole( 'heading', { name: 'Cooks’ corner', level: 3 } )
		).toBeVisible();
		const options = main.locator( '.marketday-catalogue-sorting option' );
		await expect( options.filter( { hasText: 'name' } ) ).toHaveCount( 1 );
		await expect( options.filter( { hasText: 'rating' } ) ).toHaveCount(
			0
		);
		await main
			.locator( '.marketday-catalogue-sorting select' )
			.selectOption( { label: 'Sort by name' } );
		await expect( page ).toHaveURL( /orderby-mugs=title/ );
	} );
} );
