// @features kernel, slides

import { php } from '../contract/shop';
import { canvasOf, untilReady } from './editor';
import { AS_EDITOR, expect, expectAccessible, test } from './marketday';

const SCREEN = '/wp-admin/admin.php?page=marketday-features';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];

interface Stored {
	id: number;
	content: string;
}

const MARKUP =
	'<!-- wp:marketday/slideshow {"label":"Kept"} --><!-- wp:paragraph --><p>Within the slides</p><!-- /wp:paragraph --><!-- /wp:marketday/slideshow -->';

test.use( AS_EDITOR );

test.afterAll( () => {
	php(
		`delete_option( 'marketday_features_off' ); delete_option( 'rewrite_rules' ); return [];`
	);
} );

test.describe(
	'The owner of a site',
	{
		tag: '@desktop',
	},
	() => {
		test( 'switches features off by keyboard, and finds a block’s content kept in the editor', async ( {
			page,
		} ) => {
			test.slow();
			const { id } = php< Stored >(
				`$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Slides that are off', 'post_content' => '${ MARKUP }' ] ); return [ 'id' => $id ];`
			);
			await page.goto( SCREEN );
			await expectAccessible( page, ADMIN );

			const slides = page.getByRole( 'checkbox', {
				name: 'Slideshow and carousel',
			} );
			await expect( slides ).toHaveAccessibleDescription(
				/In use: .*Slides that are off/
			);
			await slides.focus();
			await page.keyboard.press( 'Space' );
			const grid = page.getByRole( 'checkbox', { name: 'Product grid' } );
			await grid.focus();
			await page.keyboard.press( 'Space' );
			await page.keyboard.press( 'Enter' );
			await expect(
				page.getByRole( 'heading', {
					name: 'These will be switched off too',
				} )
			).toBeVisible();
			await expect(
				page.getByText( 'Product filter: needs Product grid' )
			).toBeVisible();
			await expectAccessible( page, ADMIN );
			await page.getByRole( 'link', { name: 'Cancel' } ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( grid ).toBeChecked();

			await slides.focus();
			await page.keyboard.press( 'Space' );
			await page.keyboard.press( 'Enter' );
			await expect(
				page.getByText( 'Saved. 1 feature is off.' )
			).toBeVisible();
			await expect( slides ).not.toBeChecked();

			await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			await untilReady( page );
			const canvas = canvasOf( page );
			await expect(
				canvas.getByText( 'This feature is switched off' )
			).toBeVisible();
			await expect(
				canvas.getByRole( 'link', { name: /Switch it on/ } )
			).toHaveAttribute( 'href', /page=marketday-features/ );
			await page.evaluate( async () => {
				const editor = window.wp?.data?.dispatch( 'core/editor' );
				editor?.editPost( { title: 'Saved while it is off' } );
				await editor?.savePost();
			} );
			const { content } = php< Stored >(
				`return [ 'content' => get_post( ${ id } )->post_content ];`
			);
			expect( content.replace( /\n/g, '' ) ).toContain(
				'<!-- wp:marketday/slideshow {"label":"Kept"} --><!-- wp:paragraph --><p>Within the slides</p>'
			);
		} );
	}
);
