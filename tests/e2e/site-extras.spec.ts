// @features lightbox, slides, blog-index, setup-guide, wow-store

import { AS_EDITOR, expect, expectSound, test } from './marketday';

const POST = '/a-morning-at-the-pottery/';

test( 'A reader opens a picture of a post on the whole screen, steps through its gallery and is back at it', async ( {
	page,
} ) => {
	await page.goto( POST );
	const picture = page.getByRole( 'link', {
		name: 'A stoneware mug in cream',
	} );
	await picture.click();

	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toHaveAccessibleName( 'Image 1 of 3' );
	await expectSound( page, 'a picture of a post on the whole screen', {
		isArrival: false,
	} );
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	await expect( dialog ).toHaveAccessibleName( 'Image 2 of 3' );
	await expect( dialog.getByText( 'Duck egg' ) ).toBeVisible();
	await page.keyboard.press( 'End' );
	await expect( dialog ).toHaveAccessibleName( 'Image 3 of 3' );
	await dialog.getByRole( 'button', { name: 'Prev' } ).click();
	await expect( dialog ).toHaveAccessibleName( 'Image 2 of 3' );

	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toHaveCount( 0 );
	await expect( picture ).toBeFocused();
} );

test( 'A slideshow stands still for who wants less motion, and is let go and stopped by its button', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( '/journal/' );
	const slides = page.getByRole( 'group', { name: 'From the journal' } );
	await expect(
		slides.getByRole( 'button', { name: 'Play' } )
	).toBeVisible();
	await slides.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect(
		slides.getByRole( 'link', { name: 'A day and a half for a blanket' } )
	).toBeInViewport();
	await slides.getByRole( 'button', { name: 'Play' } ).click();
	await expect(
		slides.getByRole( 'button', { name: 'Pause' } )
	).toBeVisible();
	await expectSound( page, 'the journal', { isArrival: false } );
} );

test( 'A reader scrolls on to older posts; the address follows, and after the last page there is no more to load', async ( {
	page,
} ) => {
	await page.goto( '/journal/' );
	const posts = page.locator( '.marketday-blog-index__post' );
	await expect( posts ).toHaveCount( 4 );

	await posts.last().scrollIntoViewIfNeeded();
	await expect( posts ).toHaveCount( 8 );
	await expect( page.getByText( 'Page 2 of 2 is below.' ) ).toBeAttached();
	await posts.nth( 7 ).scrollIntoViewIfNeeded();
	await expect( page ).toHaveURL( /blog-page=2/ );
	await expect(
		page.getByRole( 'link', { name: 'Older posts' } )
	).toHaveCount( 0 );
} );

test.describe( 'Without scripts', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a reader follows the links to older posts, and a picture to its file', async ( {
		page,
	} ) => {
		await page.goto( '/journal/' );
		await page.getByRole( 'link', { name: 'Older posts' } ).click();
		await expect( page ).toHaveURL( /blog-page=2/ );
		await expect(
			page.getByRole( 'link', { name: 'Newer posts' } )
		).toBeVisible();

		await page.goto( POST );
		await expect(
			page.getByRole( 'link', { name: 'A stoneware mug in cream' } )
		).toHaveAttribute( 'href', /stoneware-mug-cream.*\.webp$/ );
	} );
} );

test.describe( 'Whoever runs the site', { tag: '@desktop' }, () => {
	test.use( AS_EDITOR );

	test( 'leaves the set-up guide and takes it up where it was', async ( {
		page,
	} ) => {
		const guide = '/wp-admin/admin.php?page=marketday-setup-guide';
		await page.goto( guide );
		await page.getByRole( 'button', { name: 'Its pages' } ).click();
		await expect( page.getByText( 'Step 2 of 5' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Save and continue' } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Products' } )
		).toBeFocused();

		await page.goto( '/wp-admin/' );
		await page.goto( guide );
		await expect( page.getByText( 'Step 3 of 5' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Its pages (done)' } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Your shop' } ).click();
		await expect( page.getByText( 'Step 1 of 5' ) ).toBeVisible();
	} );
} );
