// @features product-grid, product-filter, product, basket, checkout, account

import { canvasOf, newPage } from './editor';
import { addressOf } from './editor-settings';
import {
	blockTypes,
	buildPage,
	common,
	expected,
	inCanvas,
	lookAtAll,
	OF_SOMETHING,
	onPage,
	WIDTHS,
	type BlockType,
} from './editor-supports';
import { AS_EDITOR, expect, test } from './marketday';

/** As wide as a page is seen: the theme's content and wide widths have room in it. */
const SCREEN = { width: 1600, height: 1000 };

test.use( { ...AS_EDITOR, viewport: SCREEN, actionTimeout: 20_000 } );

test.describe( 'What an editor chooses in the sidebar', () => {
	test.setTimeout( 240_000 );

	for ( const width of WIDTHS ) {
		test( `of colours, type, spacing and alignment is seen of every block in the canvas and on the page, at ${
			width || 'content'
		} width`, async ( { page } ) => {
			// Canvas and page are measured in the same type, whichever has its fonts first.
			await page.route( /\.woff2/, ( route ) =>
				route.fulfill( { status: 200, body: '' } )
			);
			await newPage( page, `Supports ${ width } ${ Date.now() }` );
			const types = await blockTypes( page );
			expect( types.length ).toBeGreaterThan( 15 );
			await buildPage( page, types, width );
			await page.evaluate(
				() =>
					window.wp?.data
						?.dispatch( 'core/edit-post' )
						.closeGeneralSidebar()
			);
			await expect(
				canvasOf( page ).locator( '.marketday-checkout__form' ).first()
			).toBeVisible( { timeout: 60_000 } );
			await expect(
				canvasOf( page ).locator( '.components-spinner' )
			).toHaveCount( 0, { timeout: 60_000 } );
			const canvas = await lookAtAll( types, ( type ) =>
				inCanvas( page, type )
			);

			await page.evaluate( async () => {
				const editor = window.wp?.data?.dispatch( 'core/editor' );
				editor?.editPost( { status: 'publish' } );
				await editor?.savePost();
			} );
			await page.goto( await addressOf( page ) );
			const printed = types.filter(
				( { name } ) => ! OF_SOMETHING.includes( name )
			);
			const shown = await lookAtAll( printed, ( type ) =>
				onPage( page, type )
			);

			const wanted = ( some: BlockType[] ) =>
				Object.fromEntries(
					some.map( ( type ) => [
						type.name,
						{ own: expected( type ) },
					] )
				);
			expect.soft( canvas ).toMatchObject( wanted( types ) );
			expect.soft( shown ).toMatchObject( wanted( printed ) );
			for ( const { name } of printed ) {
				const [ there, here ] = [ canvas[ name ], shown[ name ] ];
				if ( there && here ) {
					expect
						.soft( common( here, there ), name )
						.toEqual( common( there, here ) );
					expect
						.soft( here.own.width, `width of ${ name }` )
						.toBe( there.own.width );
				}
			}
		} );
	}
} );
