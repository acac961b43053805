// @features product-filter, product-grid

import type { Locator } from '@playwright/test';
import { canvasOf, insert, newPage } from './editor';
import { panel, pick, select, setNumber, visit } from './editor-settings';
import { AS_EDITOR, expect, test } from './marketday';

/** The server draws a preview anew after each change. */
const DRAWN = { timeout: 30_000 };

const namesOf = ( cards: Locator ): Locator =>
	cards.locator( '.marketday-product-grid__title' );

test.use( { ...AS_EDITOR, actionTimeout: 20_000 } );

test.describe( 'In the settings of a block', () => {
	test.setTimeout( 120_000 );

	test( 'a site editor removes all sections of a filter but one, adds, renames and orders others', async ( {
		page,
	} ) => {
		await newPage( page, `Filter ${ Date.now() }` );
		await insert( page, 'Product filter', 'marketday/product-filter' );
		await insert( page, 'Product grid', 'marketday/product-grid' );
		await select( page, 'marketday/product-filter' );

		const sections = await panel( page, 'Sections' );
		const press = ( name: string ) =>
			sections.getByRole( 'button', { name, exact: true } ).click();
		const removes = sections.getByRole( 'button', { name: /^Remove: / } );
		for ( let left = await removes.count(); left > 1; left-- ) {
			await removes.first().click();
		}
		await expect( removes ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( sections.getByLabel( 'Add section' ) ).toBeFocused();
		for ( const label of [ 'Price', 'Category', 'Colour', 'Sort by' ] ) {
			await sections
				.getByLabel( 'Add section' )
				.selectOption( { label } );
		}
		await press( 'Move up: Sort by' );
		await press( 'Move down: Availability' );
		await press( 'Move down: Availability' );
		await press( 'Rename: Category' );
		await sections.getByLabel( 'Title' ).fill( 'Department' );

		const values = await panel( page, 'Values' );
		await setNumber( values, 'Values before “Show more”', 3 );
		await setNumber( values, 'Sections open at first', 1 );
		await values
			.getByLabel( 'Values without products' )
			.selectOption( 'disable' );
		await values
			.getByLabel( 'Show the number of products for each value' )
			.uncheck();
		const titles = [
			'Price',
			'Department',
			'Availability',
			'Sort by',
			'Colour',
		];
		await expect( canvasOf( page ).locator( 'summary' ) ).toHaveText(
			titles,
			DRAWN
		);
		// Narrow as the canvas is: not behind the button while they are set up.
		await expect(
			canvasOf( page ).locator( 'summary' ).first()
		).toBeVisible();

		await visit( page );
		const filter = page.locator( '.marketday-product-filter' );
		await expect( filter.locator( 'summary' ) ).toHaveText( titles );
		await expect( filter.locator( 'details[open]' ) ).toHaveCount( 1 );
		await filter.getByText( 'Department', { exact: true } ).first().click();
		await expect(
			filter.locator( '[data-facet="product_cat"] > li' )
		).toHaveCount( 3 );
		await expect( filter.locator( '[data-part="count"]' ) ).toHaveCount(
			0
		);
		await filter.getByLabel( 'Clothing', { exact: true } ).check();
		await expect( page ).toHaveURL( /filter_product_cat=clothing/ );
	} );

	test( 'a site editor chooses which products a grid shows', async ( {
		page,
	} ) => {
		await newPage( page, `Products ${ Date.now() }` );
		await insert( page, 'Product grid', 'marketday/product-grid' );
		await select( page, 'marketday/product-grid' );
		const products = await panel( page, 'Products' );
		const kind = products.getByLabel( 'Show', { exact: true } );
		const cards = namesOf( canvasOf( page ).locator( 'body' ) );
		const isDrawn = () => expect( cards.first() ).toBeVisible( DRAWN );
		const todo = canvasOf( page ).getByText( 'Choose which products' );

		for ( const label of [
			'Featured',
			'On sale',
			'Newest',
			'Best selling',
			'Most viewed',
			'Top rated',
			'Cross-sells of the product or basket',
			'Recently viewed',
		] ) {
			await kind.selectOption( { label } );
			await isDrawn();
		}
		// About a product that this page does not have.
		for ( const label of [
			'Related to the product',
			'The product’s up-sells',
		] ) {
			await kind.selectOption( { label } );
			await expect(
				canvasOf( page ).getByText( 'this page has none' )
			).toBeVisible();
		}
		await canvasOf( page )
			.getByRole( 'button', { name: 'Show best sellers' } )
			.click();
		await isDrawn();
		for ( const [ label, field, text ] of [
			[ 'By category', 'Categories', 'Bags' ],
			[ 'By tag', 'Tags', 'linen' ],
			[ 'Hand-picked', 'Product names or SKUs', 'Enamel Mug' ],
		] as const ) {
			await kind.selectOption( { label } );
			await expect( todo ).toBeVisible();
			await pick( products, field, text );
			await isDrawn();
		}
		await kind.selectOption( { label: 'By attribute' } );
		await products.getByLabel( 'Attribute' ).selectOption( 'Colour' );
		await pick( products, 'Values', 'Navy' );
		await isDrawn();
		await products.getByLabel( 'Order' ).selectOption( 'Name' );
		await products.getByLabel( 'Heading' ).fill( 'All in navy' );

		await visit( page );
		await expect(
			page.getByRole( 'heading', { name: 'All in navy' } )
		).toBeVisible();
		const names = await namesOf( page.locator( 'main' ) ).allTextContents();
		expect( names.length ).toBeGreaterThan( 3 );
		expect( names ).toEqual( [ ...names ].sort() );
		expect( names ).toContain( 'Breton Top' );
	} );

	test( 'a site editor lays out a grid, with tabs and pages', async ( {
		page,
	} ) => {
		await newPage( page, `Layout ${ Date.now() }` );
		await insert( page, 'Product grid', 'marketday/product-grid' );
		await select( page, 'marketday/product-grid' );
		const layout = await panel( page, 'Layout' );
		await layout.getByLabel( 'Pages' ).selectOption( 'Load more' );
		await setNumber( layout, 'Columns', 2 );
		await setNumber( layout, 'Columns on tablets', 4 );
		await setNumber( layout, 'Products per page', 6 );
		const tabs = await panel( page, 'Tabs' );
		await pick( tabs, 'Categories with a tab', 'Bags' );
		await tabs.getByLabel( 'On sale' ).check();
		const parts = await panel( page, 'Show' );
		await parts.getByLabel( 'Rating' ).uncheck();

		await visit( page );
		const grid = page.locator( '.marketday-product-grid' );
		await expect( namesOf( grid ) ).toHaveCount( 6 );
		// As many as chosen, in the width of a text.
		const tops = await namesOf( grid ).evaluateAll( ( names ) =>
			names.map( ( name ) => name.getBoundingClientRect().top )
		);
		expect( new Set( tops ).size ).toBe( 3 );
		await expect( grid.locator( '.marketday-stars' ) ).toHaveCount( 0 );
		await grid.getByText( 'Load more' ).click();
		await expect( namesOf( grid ) ).toHaveCount( 12 );
		await grid.getByText( 'Bags', { exact: true } ).click();
		await expect(
			grid.getByRole( 'link', { name: 'Market Tote', exact: true } )
		).toBeVisible();
		await expect( grid.getByText( 'On sale' ) ).toBeVisible();
	} );

	test( 'a site editor makes a carousel of a grid', async ( { page } ) => {
		await newPage( page, `Carousel ${ Date.now() }` );
		await insert( page, 'Product grid', 'marketday/product-grid' );
		await select( page, 'marketday/product-grid' );
		const layout = await panel( page, 'Layout' );
		await layout.getByLabel( 'Layout' ).selectOption( 'Carousel' );
		const carousel = await panel( page, 'Carousel' );
		await setNumber( carousel, 'Transition (milliseconds)', 300 );
		await carousel.getByLabel( 'Autoplay' ).uncheck();
		await expect(
			carousel.getByText( 'Time per slide (milliseconds)' )
		).toHaveCount( 0 );
		await carousel.getByLabel( 'Dots' ).uncheck();

		await visit( page );
		const strip = page.locator( '[aria-roledescription="carousel"]' );
		await expect( strip ).toHaveAttribute(
			'data-marketday-carousel',
			/"speed":300/
		);
		await expect(
			strip.getByRole( 'button', { name: /^Stop/ } )
		).toHaveCount( 0 );
	} );
} );
