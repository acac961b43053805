// @features product-grid, product-filter

import type { Page } from '@playwright/test';
import { BLOCKS, blocksOf, canvasOf, insert, newPage } from './editor';
import { AS_EDITOR, expect, isEverywhere, test } from './marketday';

const press = ( page: Page, name: 'Undo' | 'Redo' ) =>
	page.getByRole( 'button', { name, exact: true } ).click();

/** The names of the blocks on the page, and the ids by which calls find them. */
interface Standing {
	names: string[];
	ids: string[];
}

async function standing( page: Page ): Promise< Standing > {
	const blocks = await blocksOf( page );
	return {
		names: blocks
			.map( ( { name } ) => name )
			.filter( ( name ) => name.startsWith( 'marketday/' ) ),
		ids: blocks.flatMap( ( { attributes } ) =>
			attributes.blockId === undefined ? [] : [ attributes.blockId ]
		),
	};
}

/** Waits until these blocks stand on the page, each with an id of its own. */
async function expectToStand( page: Page, names: string[] ): Promise< void > {
	await expect
		.poll( async () => ( await standing( page ) ).names )
		.toEqual( names );
	await expect
		.poll( async () => {
			const { ids } = await standing( page );
			return ids.filter(
				( id, index ) => ! id || ids.indexOf( id ) !== index
			);
		} )
		.toEqual( [] );
}

/** Selects the last block of a name, and gives it the focus. */
async function focusLast( page: Page, name: string ): Promise< void > {
	const block = canvasOf( page ).locator( `[data-type="${ name }"]` ).last();
	const id = await block.getAttribute( 'data-block' );
	await page.evaluate(
		( clientId ) =>
			window.wp?.data
				?.dispatch( 'core/block-editor' )
				.selectBlock( clientId ),
		id ?? ''
	);
	// A redone block is drawn anew in a moment, and then has no focus.
	await expect( async () => {
		await block.focus();
		await expect( block ).toBeFocused( { timeout: 1_000 } );
	} ).toPass();
}

/** The blocks that stand on the page again, with the ids they had. */
async function expectAgain(
	page: Page,
	{ names, ids }: Standing
): Promise< void > {
	await expectToStand( page, names );
	expect( ( await standing( page ) ).ids ).toEqual( ids );
}

const isOnlyOnce = ( page: Page, block: string ): Promise< boolean > =>
	page.evaluate(
		( name ) =>
			window.wp?.blocks?.hasBlockSupport( name, 'multiple', true ) ===
			false,
		block
	);

/** A group with blocks that calls find by an id, within one another and alone; at night all. */
const GROUPS = isEverywhere ? BLOCKS : BLOCKS.slice( 0, 1 );

test.use( AS_EDITOR );

test.describe( 'In the history of the editor', () => {
	test.setTimeout( 240_000 );

	for ( const group of GROUPS ) {
		const titles = group.map( ( [ title ] ) => title ).join( ', ' );

		test( `the insertion, duplication and paste of ${ titles } are undone and redone`, async ( {
			page,
		} ) => {
			await newPage( page, `History ${ Date.now() }` );
			await canvasOf( page )
				.getByRole( 'button', { name: 'Add default block' } )
				.click();
			await page.keyboard.type( 'Written before.' );
			const text = canvasOf( page ).getByText( 'Written before.' );

			for ( const [ title, name ] of group ) {
				await insert( page, title, name );
				await expectToStand( page, ( await standing( page ) ).names );
				const once = await standing( page );
				await press( page, 'Undo' );
				await expectToStand( page, [] );
				await press( page, 'Redo' );
				await expectAgain( page, once );

				if ( ! ( await isOnlyOnce( page, name ) ) ) {
					const twice = [ ...once.names, ...once.names ];
					await focusLast( page, name );
					await page.keyboard.press( 'ControlOrMeta+Shift+D' );
					await expectToStand( page, twice );
					expect( ( await standing( page ) ).ids ).toEqual(
						expect.arrayContaining( once.ids )
					);
					await press( page, 'Undo' );
					await expectAgain( page, once );

					// Pasted before it, the copy still is the one with new ids.
					await focusLast( page, name );
					await page.keyboard.press( 'ControlOrMeta+C' );
					await text.click();
					await page.keyboard.press( 'End' );
					await page.keyboard.press( 'Enter' );
					await page.keyboard.press( 'ControlOrMeta+V' );
					await expectToStand( page, twice );
					expect(
						( await standing( page ) ).ids.slice( once.ids.length )
					).toEqual( once.ids );
					await press( page, 'Undo' );
					await expectAgain( page, once );
					await press( page, 'Undo' );
				}
				await press( page, 'Undo' );
				await expectToStand( page, [] );
				await expect( text ).toBeVisible();
			}

			await press( page, 'Undo' );
			await expect( text ).toHaveCount( 0 );
			await press( page, 'Redo' );
			await expect( text ).toBeVisible();
		} );
	}
} );
