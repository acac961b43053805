// @features kernel

import { expect, test, type Page } from '@playwright/test';
import { foundByAlfa } from './alfa';
import {
	foundByAxe,
	foundInFocus,
	foundInRequest,
	foundInTitle,
	foundTooWide,
	layoutShiftsOf,
} from './judges';
import { test as shopTest } from './marketday';

const SOUND =
	'<!DOCTYPE html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Shop</h1></main></body></html>';

const show = ( page: Page, main: string, title = 'Shop' ) =>
	page.setContent(
		SOUND.replace( 'Shop</title>', `${ title }</title>` ).replace(
			'</main>',
			`${ main }</main>`
		)
	);

/** Each judge is shown a page with a fault in its field, and one without. */
test.describe( 'A judge', () => {
	test( 'finds nothing on a sound page', async ( { page } ) => {
		await show( page, '<p>Mugs</p>' );

		expect( [
			...( await foundByAxe( page ) ),
			...( await foundByAlfa( page ) ),
			...( await foundTooWide( page ) ),
			...( await foundInTitle( page ) ),
			...( await foundInFocus( page ) ),
			...( await layoutShiftsOf( page ) ),
		] ).toEqual( [] );
	} );

	test( 'of barriers finds a picture without words', async ( { page } ) => {
		await show( page, '<img src="data:," width="9" height="9">' );

		expect( await foundByAxe( page ) ).toEqual( [
			expect.stringContaining( 'axe, image-alt' ),
		] );
	} );

	test( 'of a second school finds a button without a name', async ( {
		page,
	} ) => {
		await show( page, '<button></button>' );

		expect( await foundByAlfa( page ) ).toContainEqual(
			expect.stringContaining( 'sia-r12' )
		);
	} );

	test( 'of a second school knows a colour that three custom properties hand on', async ( {
		page,
	} ) => {
		const faded = ( colour: string ) =>
			show(
				page,
				`<style>:root{--unused:1px;--a:${ colour };--b:var(--a)}p{--c:var(--b);color:var(--c);background:white}</style><p>Mugs and bowls</p>`
			);

		await faded( '#111' );
		expect( await foundByAlfa( page ) ).toEqual( [] );

		await faded( '#eee' );
		expect( await foundByAlfa( page ) ).toContainEqual(
			expect.stringContaining( 'sia-r69' )
		);
	} );

	test( 'of widths finds what is wider than 320 px', async ( { page } ) => {
		await show( page, '<div style="width:340px">A wide table</div>' );

		expect( await foundTooWide( page ) ).toContain(
			'width: 348 px on a screen of 320'
		);

		await show(
			page,
			'<div class="panel" style="position:fixed;inset:0 auto 0 0;width:340px">A wide panel</div>'
		);
		expect( await foundTooWide( page ) ).toContain(
			'width: div.panel is cut off, from 0 to 340 px on a screen of 320'
		);
	} );

	test( 'of titles finds none, and page 1’s on page 2', async ( {
		page,
	} ) => {
		await show( page, '', '' );
		expect( await foundInTitle( page ) ).toHaveLength( 1 );

		await show( page, '', 'Mugs' );
		expect( await foundInTitle( page, /Page 2/ ) ).toEqual( [
			"title: 'Mugs' does not fit /Page 2/",
		] );
	} );

	test( 'of the focus finds it hidden, and elsewhere than where it belongs', async ( {
		page,
	} ) => {
		await show(
			page,
			'<button>Add</button><p><button style="opacity:0">Gone</button></p>'
		);
		const add = page.getByRole( 'button', { name: 'Add' } );
		await page.getByRole( 'button', { name: 'Gone' } ).focus();
		expect( await foundInFocus( page, add ) ).toHaveLength( 1 );

		await page
			.locator( 'p' )
			.evaluate( ( part ) => part.setAttribute( 'aria-hidden', 'true' ) );
		expect( await foundInFocus( page ) ).toEqual( [
			expect.stringContaining( 'Gone' ),
		] );
	} );

	test( 'of layout finds what moves by itself', async ( { page } ) => {
		await show( page, '<p>Mugs from the market</p>' );

		// What comes before the first frame moves nothing.
		await expect
			.poll( async () => {
				await page.evaluate( () => {
					const late = document.createElement( 'div' );
					late.style.height = '100px';
					document.querySelector( 'main' )?.prepend( late );
				} );
				return layoutShiftsOf( page );
			} )
			.not.toEqual( [] );
	} );

	test( 'of requests finds those to another host', () => {
		const own = 'http://127.0.0.1:8080';

		expect(
			[
				`${ own }/shop/`,
				'data:,',
				'blob:http://127.0.0.1:8080/1',
				'https://secure.gravatar.com/avatar/1',
			].flatMap( ( address ) => foundInRequest( address, own ) )
		).toEqual( [ 'another host: https://secure.gravatar.com/avatar/1' ] );
	} );
} );

shopTest(
	'The console and the requests of a page are listened to',
	async ( { page, quiet } ) => {
		await page.goto( '/shop/' );
		await page.evaluate( async () => {
			console.error( 'A planted fault' );
			await fetch( 'https://elsewhere.example/' ).catch( () => {} );
		} );

		expect( quiet ).toEqual( [
			expect.stringContaining( 'A planted fault' ),
			'another host: https://elsewhere.example/',
		] );
		quiet.length = 0;
	}
);
