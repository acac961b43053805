import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';

import { inSite } from '../../contract/site';
import { foundByAxe } from '../judges';

/** Runs npm in a folder of the examples. */
export function npm( folder: string, ...words: string[] ): void {
	const { status, stderr } = spawnSync( 'npm', words, {
		cwd: folder,
		encoding: 'utf8',
		env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
	} );
	if ( status !== 0 ) {
		throw new Error( `npm ${ words.join( ' ' ) }: ${ stderr }` );
	}
}

/** Names an origin in the shop's settings, or takes it out again: tests of other front ends run at the same time. */
export const setFrontEnd = ( origin: string, isAllowed: boolean ) =>
	inSite(
		`$others = array_diff( (array) get_option( 'marketday_front_ends', [] ), [ '${ origin }' ] );
		update_option( 'marketday_front_ends', array_values( [ ...$others, ...${
			isAllowed ? `[ '${ origin }' ]` : '[]'
		} ] ) );
		return [];`
	);

/** A browser that keeps third-party cookies out, as Safari does. */
export const launchBrowser = (): Promise< Browser > =>
	chromium.launch( {
		executablePath:
			process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--test-third-party-cookie-phaseout',
		],
	} );

export interface OpenPage {
	readonly page: Page;
	/** What went wrong in it. */
	readonly errors: readonly string[];
}

/** A page of a front end, in a browser that knows nothing of it yet. */
export async function openFront(
	browser: Browser,
	address: string
): Promise< OpenPage > {
	const context = await browser.newContext( { locale: 'en-GB' } );
	const page = await context.newPage();
	const errors: string[] = [];
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			errors.push( message.text() );
		}
	} );
	page.on( 'pageerror', ( error ) => errors.push( error.message ) );
	await page.goto( address );
	return { page, errors };
}

/** No front end has been given a cookie, nothing went wrong, and axe finds nothing. */
export async function expectClean( {
	page,
	errors,
}: OpenPage ): Promise< void > {
	expect( await page.context().cookies() ).toEqual( [] );
	expect( errors ).toEqual( [] );
	expect( await foundByAxe( page ) ).toEqual( [] );
}

/** The shop's checkout holds the product: the basket has come along. */
export async function expectCheckout(
	page: Page,
	name: string
): Promise< void > {
	await expect( page ).toHaveURL( /\/checkout\//, { timeout: 30_000 } );
	await expect(
		page.locator( '.marketday-checkout, .wc-block-checkout' ).first()
	).toContainText( name );
}
