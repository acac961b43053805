// @features product-gallery

import { expect, expectSound, test } from './marketday';

test( 'A product’s video plays among its images when a shopper wants it, and stops when it goes out of view', async ( {
	page,
} ) => {
	await page.goto( '/product/storm-lantern/' );
	const video = page.getByLabel( 'Video of Storm Lantern' );
	const isPaused = () =>
		video.evaluate( ( { paused }: HTMLVideoElement ) => paused );

	await page.getByRole( 'link', { name: 'Show video, 2 of 3' } ).click();
	await expect( video ).toBeInViewport( { ratio: 0.9 } );
	await expectSound( page, 'a video in the gallery', { isArrival: false } );
	expect( await isPaused() ).toBe( true );

	await video.evaluate( ( player: HTMLVideoElement ) => player.play() );
	expect( await isPaused() ).toBe( false );
	await page.getByRole( 'link', { name: 'Show image 3 of 3' } ).click();
	await expect.poll( isPaused ).toBe( true );
} );

test.describe( 'A video of another site', () => {
	test( 'is loaded when a shopper has pressed play, and not before', async ( {
		context,
		page,
		baseURL,
		quiet,
	} ) => {
		await context.addCookies( [
			{ name: 'video-elsewhere', value: '1', url: baseURL ?? '' },
		] );
		await page.route( /youtube-nocookie/, ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<!doctype html><html lang="en"><title>Video</title><p>It plays.</p></html>',
			} )
		);
		await page.goto( '/product/enamel-camp-kettle/' );
		const play = page.getByRole( 'button', {
			name: 'Video of Enamel Camp Kettle',
		} );

		await page.getByRole( 'link', { name: 'Show video, 3 of 3' } ).click();
		await expect( play ).toBeInViewport( { ratio: 0.9 } );
		await expectSound( page, 'a video of another site', {
			isArrival: false,
		} );
		expect( quiet ).toEqual( [] );

		await play.click();
		await expect(
			page.frameLocator( 'iframe' ).getByText( 'It plays.' )
		).toBeVisible();
		expect( quiet.splice( 0 ) ).toEqual( [
			expect.stringContaining(
				'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'
			),
		] );
	} );
} );
