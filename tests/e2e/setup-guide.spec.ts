// @features setup-guide, patterns, pages, header

import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Page } from '@playwright/test';
import {
	startTemporarySite,
	type TemporarySite,
} from '../contract/temporary-site';
import {
	test as base,
	expect,
	expectNoSidewaysScroll,
	logInAs,
} from './marketday';

/** A folder of unpacked themes to try besides WordPress's own, which the suite does not bring. */
const THEMES = process.env.MARKETDAY_THEMES ?? '';
const themes = THEMES === '' ? [] : readdirSync( THEMES );

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

/** WordPress's own screens pass over into one another, and say so where one was left before that. */
function forgive( errors: string[] ): void {
	const others = errors.filter(
		( error ) => ! error.includes( 'ViewTransition' )
	);
	errors.splice( 0, errors.length, ...others );
}

async function walkThrough( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/admin.php?page=marketday-setup-guide' );
	await page.getByLabel( 'Shop name' ).fill( 'Hill & Vale' );
	await page
		.getByLabel( 'What you sell, in one line' )
		.fill( 'Warm clothes from the north' );
	const next = page.getByRole( 'button', { name: 'Save and continue' } );
	for ( const heading of [
		'Its pages',
		'Products',
		'Delivery and payment',
		'How it looks',
	] ) {
		await next.click();
		await expect(
			page.getByRole( 'heading', { name: heading } )
		).toBeFocused();
	}
	await page.getByRole( 'button', { name: 'Finish' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Still to do' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: 'Add a contact page' } )
	).toBeVisible();
}

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
			await walkThrough( page );
			await page.getByRole( 'link', { name: 'See your shop' } ).click();
			await expectPresentable( page );
			forgive( quiet );

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

		for ( const theme of themes ) {
			test( `has one in the theme ${ theme } too`, async ( {
				page,
				site,
				quiet,
			} ) => {
				test.slow();
				cpSync(
					join( THEMES, theme ),
					join( site.dir, 'wordpress/wp-content/themes', theme ),
					{ recursive: true }
				);
				await logIn( page, site );
				await page.goto( '/wp-admin/themes.php' );
				await page
					.locator( `[data-slug="${ theme }"] .activate` )
					.click( { force: true } );
				await walkThrough( page );
				await expectPresentable( page );
				forgive( quiet );
				await page.setViewportSize( { width: 390, height: 844 } );
				await expectNoSidewaysScroll( page );
			} );
		}

		test( `has one in other themes: ${
			THEMES === '' ? 'none' : basename( THEMES )
		}`, () => {
			test.skip(
				THEMES === '',
				'MARKETDAY_THEMES names no folder of themes, so only WordPress’s own was tried.'
			);
		} );
	}
);
