// @features setup-guide, patterns, pages, header
// @also-on woocommerce

import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import {
	startTemporarySite,
	type TemporarySite,
} from '../contract/temporary-site';
import { addProduct, walkThroughGuide } from './guide-walk';
import {
	test as base,
	expect,
	expectNoSidewaysScroll,
	logInAs,
} from './marketday';

/** A folder of unpacked themes to try besides WordPress's own, which the suite does not bring. */
const THEMES = process.env.MARKETDAY_THEMES ?? '';
const themes = THEMES === '' ? [] : readdirSync( THEMES );

const PAGES = {
	front: '/',
	shop: '/shop/',
	product: '/product/fell-hat/',
	basket: '/cart/',
	checkout: '/checkout/',
	account: '/my-account/',
	wishlist: '/wishlist/',
	search: '/?s=hat&post_type=product',
	missing: '/nothing-here/',
} as const;

const WIDTHS = [ 1280, 390 ];

/** A site without anything but WordPress, the plugin and, where the suite runs on it, WooCommerce. */
const test = base.extend< { site: TemporarySite } >( {
	// A site of its own may take longer than a test of a page.
	site: [
		async ( {}, provide ) => {
			const isWoo = process.env.MARKETDAY_ENGINE === 'woocommerce';
			const site = await startTemporarySite(
				isWoo ? 'woocommerce' : 'embedded',
				isWoo || process.env.MARKETDAY_DB === 'mariadb'
					? 'mariadb'
					: 'sqlite'
			);
			await provide( site );
			await site.stop();
		},
		{ timeout: 180_000 },
	],
	baseURL: async ( { site }, provide ) => provide( site.url ),
} );

// One after the other: each has a server with a database.
test.describe.configure( { mode: 'default' } );

interface Look {
	headings: string[];
	baskets: number;
	withoutScripts: string[];
	faint: string[];
}

/** What is seen of a page: its first headings, baskets in its head, buttons for browsers without scripts, and faint buttons of ours. */
const lookAt = ( page: Page ): Promise< Look > =>
	page.evaluate( () => {
		const isSeen = ( element: Element ) => {
			const { width, height } = element.getBoundingClientRect();
			const { visibility, opacity } = getComputedStyle( element );
			return (
				width > 1 &&
				height > 1 &&
				visibility === 'visible' &&
				opacity !== '0'
			);
		};
		const seen = ( selector: string ) =>
			[ ...document.querySelectorAll( selector ) ].filter( isSeen );
		const pen = document
			.createElement( 'canvas' )
			.getContext( '2d', { willReadFrequently: true } );
		const read = ( colour: string ): number[] => {
			pen?.clearRect( 0, 0, 1, 1 );
			if ( pen ) {
				pen.fillStyle = colour;
			}
			pen?.fillRect( 0, 0, 1, 1 );
			return [ ...( pen?.getImageData( 0, 0, 1, 1 ).data ?? [] ) ];
		};
		const groundOf = ( element: Element | null ): number[] => {
			for ( let at = element; at; at = at.parentElement ) {
				const colour = read( getComputedStyle( at ).backgroundColor );
				if ( ( colour[ 3 ] ?? 0 ) > 250 ) {
					return colour;
				}
			}
			return [ 255, 255, 255, 255 ];
		};
		const light = ( colour: number[] ) =>
			colour.slice( 0, 3 ).reduce( ( sum, channel, place ) => {
				const part = channel / 255;
				const linear =
					part <= 0.04045
						? part / 12.92
						: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
				return sum + linear * [ 0.2126, 0.7152, 0.0722 ][ place ]!;
			}, 0.05 );
		const contrast = ( one: number[], other: number[] ) => {
			const [ dark, bright ] = [ light( one ), light( other ) ].sort(
				( a, b ) => a - b
			);
			return bright! / dark!;
		};
		const faint = seen(
			'.marketday-button, .wp-block-button__link, body [class*="marketday-"] button'
		)
			.filter(
				( button ) =>
					( button as HTMLElement ).innerText.trim() !== '' &&
					! ( button as HTMLButtonElement ).disabled
			)
			.map( ( button ) => {
				const rate = contrast(
					read( getComputedStyle( button ).color ),
					groundOf( button )
				);
				return rate < 4.5
					? `${ (
							button as HTMLElement
					   ).innerText.trim() }: ${ rate.toFixed( 1 ) }`
					: '';
			} )
			.filter( Boolean );
		return {
			// Some themes make the site's name one on the front page: it leads home.
			headings: seen( 'h1' )
				// A theme's own template for a page may make its title an h2.
				.concat(
					seen( 'h1' ).length ? [] : seen( '.wp-block-post-title' )
				)
				.filter(
					( heading ) => ! heading.querySelector( 'a[rel="home"]' )
				)
				.map( ( heading ) =>
					( heading as HTMLElement ).innerText.trim()
				),
			// Some themes print a menu twice, for wide and narrow pages.
			baskets: new Set(
				seen(
					'header .wp-block-marketday-mini-basket, header .wc-block-mini-cart, header a[href$="/cart/"]'
				)
					.filter(
						( basket ) =>
							! basket.parentElement?.closest(
								'.wp-block-marketday-mini-basket, [class*="shopping_cart"], [class*="breadcrumb"]'
							)
					)
					.map( ( basket ) =>
						( basket as HTMLElement ).innerText.trim()
					)
			).size,
			withoutScripts: seen( '.marketday-without-scripts' ).map(
				( element ) => element.textContent?.trim() ?? ''
			),
			faint,
		};
	} );

for ( const theme of themes ) {
	test( `The guide makes a shop to show of the theme ${ theme } @desktop`, async ( {
		page,
		site,
		quiet,
	}, info ) => {
		test.setTimeout( 300_000 );
		cpSync(
			join( THEMES, theme ),
			join( site.dir, 'wordpress/wp-content/themes', theme ),
			{ recursive: true }
		);
		await logInAs( page, site.admin.user, site.admin.password );
		await page.goto( '/wp-admin/themes.php' );
		// WordPress's own newest is there already, and active.
		const activate = page.locator( `[data-slug="${ theme }"] .activate` );
		await ( ( await activate.count() ) > 0 &&
			activate.click( { force: true } ) );
		await addProduct( page, 'Fell hat', '24' );
		await walkThroughGuide( page );

		// A theme's screens and scripts may complain; what ours do is seen on the site.
		await page.context().clearCookies();
		await page.goto( '/product/fell-hat/' );
		quiet.splice( 0 );
		await page
			.locator( 'main, #main, #content, body' )
			.first()
			.getByRole( 'button', { name: /^Add to (basket|cart)/ } )
			.first()
			.click();
		// A block theme with a product page of its own keeps it: there the basket in our header tells.
		await expect(
			page
				.getByRole( 'link', { name: /View (basket|cart)/ } )
				.or( page.getByRole( 'button', { name: 'Basket, 1 item' } ) )
				.first()
		).toBeVisible();

		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 844 } );
			for ( const [ name, path ] of Object.entries( PAGES ) ) {
				await page.goto( path );
				await page.screenshot( {
					path: info.outputPath(
						`${ theme }-${ name }-${ width }.png`
					),
					fullPage: true,
				} );
				await test.step( `${ name } at ${ width } px`, async () => {
					const look = await lookAt( page );
					expect
						.soft( look.headings, `${ name }, ${ width } px: h1` )
						.toHaveLength( 1 );
					expect
						.soft(
							look.baskets,
							`${ name }, ${ width } px: baskets`
						)
						.toBeLessThan( 2 );
					expect
						.soft(
							look.withoutScripts,
							`${ name }, ${ width } px: without scripts`
						)
						.toEqual( [] );
					expect
						.soft( look.faint, `${ name }, ${ width } px: faint` )
						.toEqual( [] );
					await expectNoSidewaysScroll( page );
				} );
			}
		}
		const ours = quiet.filter( ( error ) => /marketday/i.test( error ) );
		quiet.splice( 0, quiet.length, ...ours );
	} );
}

test( 'Whether the guide was tried on other themes @desktop', () => {
	test.skip(
		THEMES === '',
		'MARKETDAY_THEMES names no folder of themes, so only WordPress’s own was tried.'
	);
} );
