// @features setup-guide, patterns, pages, header

import type { Page } from '@playwright/test';
import {
	startTemporarySite,
	type TemporarySite,
} from '../contract/temporary-site';
import { forgiveAdmin, walkThroughGuide } from './guide-walk';
import {
	test as base,
	expect,
	expectNoSidewaysScroll,
	logInAs,
} from './marketday';

/** A site without anything but WordPress and the plugin. */
const test = base.extend< { site: TemporarySite } >( {
	site: async ( {}, provide ) => {
		const site = await startTemporarySite(
			'embedded',
			process.env.MARKETDAY_DB === 'mariadb' ? 'mariadb' : 'sqlite'
		);
		await provide( site );
		await site.stop();
	},
	baseURL: async ( { site }, provide ) => provide( site.url ),
} );

const logIn = ( page: Page, { admin }: TemporarySite ): Promise< void > =>
	logInAs( page, admin.user, admin.password );

/** One heading, of the shop's own words, and a button that stands out from what is behind it. */
async function expectPresentable( page: Page ): Promise< void > {
	await page.goto( '/' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Warm clothes from the north'
	);
	const way = page.getByRole( 'link', { name: 'Shop now' } );
	const [ button, ground ] = await way.evaluate( ( link ) => {
		const section = link.closest( '.wp-block-group.alignfull' );
		return [ link, section ?? document.body ].map(
			( element ) => getComputedStyle( element ).backgroundColor
		);
	} );
	expect( button ).not.toBe( ground );
	await expectNoSidewaysScroll( page );
}

test.describe(
	'Whoever has just activated the plugin',
	{
		tag: '@desktop',
	},
	() => {
		test( 'has a shop to show after the five steps of the guide', async ( {
			page,
			site,
			quiet,
		} ) => {
			test.slow();
			await logIn( page, site );
			await walkThroughGuide( page );
			await expect(
				page.getByRole( 'link', { name: 'Add a contact page' } )
			).toBeVisible();
			await page.getByRole( 'link', { name: 'See your shop' } ).click();
			await expectPresentable( page );
			forgiveAdmin( quiet );

			const header = page.getByRole( 'banner' );
			const height = async () => ( await header.boundingBox() )?.height;
			expect( await height() ).toBeLessThan( 100 );
			await expect(
				header.getByRole( 'navigation' ).getByRole( 'link' )
			).toHaveText( [ 'Shop' ] );
			await expect(
				header.getByRole( 'link', { name: 'Wishlist' } )
			).toBeInViewport();
			for ( const name of [ 'My account', 'Basket' ] ) {
				await expect(
					header.getByLabel( name, { exact: true } )
				).toBeInViewport();
			}
			await header.getByRole( 'button', { name: 'Search' } ).click();
			await expect( page.getByRole( 'combobox' ) ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect(
				page.getByRole( 'contentinfo' ).getByRole( 'link' )
			).toHaveText( [ 'Hill & Vale', 'Shop', 'My account', 'Wishlist' ] );

			await page.setViewportSize( { width: 390, height: 600 } );
			expect( await height() ).toBeLessThan( 100 );
			await expectNoSidewaysScroll( page );
			await page.getByRole( 'contentinfo' ).scrollIntoViewIfNeeded();
			await expect(
				header.getByLabel( 'Basket', { exact: true } )
			).toBeInViewport();
		} );
	}
);
