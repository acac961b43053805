import type { Locator, Page } from '@playwright/test';
import { canvasOf, expectReadable, publish } from './editor';
import { expect } from './marketday';

/** The sidebar with the settings of the selected block. */
const settingsOf = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor settings' } );

/** Selects a block in the canvas and shows its settings. */
export async function select( page: Page, name: string ): Promise< void > {
	await canvasOf( page )
		.locator( `[data-type="${ name }"]` )
		.first()
		.evaluate( ( element ) => {
			const data = window.parent.wp?.data;
			data
				?.dispatch( 'core/block-editor' )
				.selectBlock( element.getAttribute( 'data-block' ) ?? '' );
		} );
	const toggle = page.getByRole( 'button', {
		name: 'Settings',
		exact: true,
	} );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
	await settingsOf( page ).getByRole( 'tab', { name: 'Block' } ).click();
}

/** A panel of the settings, opened. */
export async function panel( page: Page, name: string ): Promise< Locator > {
	const toggle = settingsOf( page ).getByRole( 'button', {
		name,
		exact: true,
	} );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
	return settingsOf( page )
		.locator( '.components-panel__body.is-opened' )
		.filter( { has: page.getByRole( 'button', { name, exact: true } ) } );
}

/** Chooses from what a field offers for the typed text. */
export async function pick(
	within: Locator,
	field: string,
	text: string
): Promise< void > {
	await within
		.getByRole( 'combobox', { name: field, exact: true } )
		.fill( text );
	const offered = within.getByRole( 'listbox' );
	await offered
		.getByRole( 'option', { name: new RegExp( text ) } )
		.first()
		.click();
	// Its list is in nobody's way now.
	await expect( offered ).toHaveCount( 0 );
}

/** Types a number into the field beside a slider. */
export async function setNumber(
	within: Locator,
	label: string,
	value: number
): Promise< void > {
	const field = within.getByRole( 'spinbutton', {
		name: label,
		exact: true,
	} );
	await field.fill( String( value ) );
	await field.blur();
}

/** Where the published page is. */
export const addressOf = ( page: Page ): Promise< string > =>
	page.evaluate(
		() => window.wp?.data?.select( 'core/editor' ).getPermalink() ?? ''
	);

/** Publishes and goes to the page. */
export async function visit( page: Page ): Promise< void > {
	await expectReadable( page );
	await publish( page );
	await page.goto( await addressOf( page ) );
}
