// @features add-to-basket, mini-basket, quick-view, size-chart, product-gallery, product-search, calendar
// @also-on woocommerce

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test } from './marketday';

const BUILT = resolve( __dirname, '../../build/blocks' );

/** Every class that a sheet of a page has a rule for. */
const styled = new Set(
	readdirSync( BUILT, { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) =>
			/(style-\w+|_shared\/[\w-]+)(?<!-rtl)\.css$/.test( file )
		)
		.flatMap( ( file ) => [
			...readFileSync( join( BUILT, file ), 'utf8' ).matchAll(
				/\.(marketday-[\w-]+)/g
			),
		] )
		.map( ( [ , name ] ) => name )
);

/** Classes of a part that have rules, but in no sheet that its page has loaded. */
async function unstyled( page: Page, part: string ): Promise< string[] > {
	await expect( page.locator( part ).first() ).toBeVisible();
	const bare = () =>
		page
			.locator( part )
			.first()
			.evaluate( ( root ) => {
				const classes = [
					root,
					...root.querySelectorAll( '*' ),
				].flatMap( ( { classList } ) => [ ...classList ] );
				const rules = [ ...document.styleSheets ]
					.flatMap( ( { cssRules } ) => [ ...cssRules ] )
					.map( ( { cssText } ) => cssText )
					.join();
				return [ ...new Set( classes ) ].filter(
					( name ) =>
						! new RegExp( `\\.${ name }(?![\\w-])` ).test( rules )
				);
			} );
	const found = async () =>
		( await bare() ).filter( ( name ) => styled.has( name ) );
	// Its sheet comes with it.
	await expect.poll( found ).toEqual( [] );
	return found();
}

/** By what each is opened on a page that has nothing of it. */
const PARTS: ReadonlyArray<
	readonly [ name: string, address: string, opener: string, part: string ]
> = [
	[
		'options of a card',
		'/?s=jumper&post_type=product',
		'.marketday-card-options input[type="radio"]',
		'.marketday-card-options:has(select)',
	],
	[
		'quick view',
		'/?s=jumper&post_type=product',
		'[data-marketday-button="quick-view"]',
		'dialog[open]',
	],
	[ 'basket', '/', '.marketday-mini-basket__button', 'dialog[open]' ],
	[
		'size chart',
		'/product/fishermans-jumper/',
		'.marketday-size-chart__button',
		'dialog[open]',
	],
	[
		'event',
		'/events/?format=list',
		'.marketday-event__title a',
		'dialog[open]',
	],
];

for ( const [ name, address, opener, part ] of PARTS ) {
	test( `What is loaded later carries its own styles: ${ name }`, async ( {
		page,
	} ) => {
		await page.goto( address );
		await page
			.locator( opener )
			.first()
			.evaluate( ( element: HTMLElement ) => {
				element.dispatchEvent(
					new Event( 'pointerover', { bubbles: true } )
				);
				element.click();
			} );

		expect( await unstyled( page, part ) ).toEqual( [] );
	} );
}
