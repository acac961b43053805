import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './marketday';

interface Block {
	name: string;
	isValid: boolean;
	attributes: { blockId?: string };
	innerBlocks: Block[];
}

/** What of `window.wp.data` the tests speak to. */
interface WordPressData {
	select: ( store: string ) => {
		__unstableIsEditorReady: () => boolean;
		getBlocks: () => Block[];
		getPermalink: () => string | null;
		getEditedPostContent: () => string;
	};
	dispatch: ( store: string ) => {
		selectBlock: ( id: string ) => void;
		insertBlocks: ( blocks: unknown[] ) => void;
		closeGeneralSidebar: () => void;
		editPost: ( edits: object ) => void;
		savePost: () => Promise< void >;
	};
}

interface WordPressBlocks {
	hasBlockSupport: (
		name: string,
		feature: string,
		usual: boolean
	) => boolean;
	parse: ( markup: string ) => Block[];
	createBlock: (
		name: string,
		attributes?: object,
		inner?: unknown[]
	) => unknown;
	getBlockTypes: () => Array< { name: string; supports: object } >;
	switchToBlockType: (
		blocks: unknown[],
		name: string
	) => Array< { name: string; attributes: object } > | null;
}

declare global {
	interface Window {
		wp?: {
			data?: WordPressData;
			blocks?: WordPressBlocks;
			apiFetch?: ( request: { path: string } ) => Promise< unknown >;
		};
	}
}

/** Titles and names, in the groups that one test of the history takes. */
export const BLOCKS = [
	[
		[ 'Storefront', 'marketday/storefront' ],
		[ 'Product grid', 'marketday/product-grid' ],
		[ 'Mini basket', 'marketday/mini-basket' ],
	],
	[
		[ 'Basket', 'marketday/basket' ],
		[ 'Checkout', 'marketday/checkout' ],
		[ 'Order confirmation', 'marketday/order-confirmation' ],
	],
	[
		[ 'Product', 'marketday/product' ],
		[ 'Add to basket', 'marketday/add-to-basket' ],
		[ 'Account', 'marketday/account' ],
		[ 'Exclusive products', 'marketday/exclusive-products' ],
	],
	[
		[ 'Product filter', 'marketday/product-filter' ],
		[ 'Product result count', 'marketday/result-count' ],
		[ 'Product sorting', 'marketday/catalogue-sorting' ],
	],
	[
		[ 'Product search', 'marketday/product-search' ],
		[ 'Shop sidebar', 'marketday/shop-sidebar' ],
	],
] as const;

/** A busy machine takes its time to load an editor. */
const LOADING = { timeout: 60_000 };

/** How long after a press a block is waited for before it is pressed again. */
const INSERTING = { timeout: 15_000 };

export const canvasOf = ( page: Page ): FrameLocator =>
	page.frameLocator( 'iframe[name="editor-canvas"]' );

/** Waits until an editor can work. */
export async function untilReady( page: Page ): Promise< void > {
	await page.waitForFunction(
		() =>
			window.wp?.data?.select( 'core/editor' )?.__unstableIsEditorReady(),
		undefined,
		LOADING
	);
	await expect(
		canvasOf( page ).getByRole( 'textbox', { name: 'Add title' } )
	).toBeVisible( LOADING );
}

export async function newPage( page: Page, title: string ): Promise< void > {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await untilReady( page );
	await canvasOf( page )
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( title );
}

export async function openInserter( page: Page ): Promise< void > {
	const toggle = page.getByRole( 'button', {
		name: 'Block Inserter',
		exact: true,
	} );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
}

/** Inserts a block as an editor does: searches it by its title and chooses it. */
export async function insert(
	page: Page,
	title: string,
	name: string
): Promise< void > {
	const before = await countOf( page, name );
	await openInserter( page );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( title );
	const choice = page
		.getByRole( 'listbox', { name: 'Blocks' } )
		.locator( '.block-editor-block-types-list__item' )
		.filter( { has: page.getByText( title, { exact: true } ) } )
		.first();
	// The inserter draws its results again while they come: a press in that moment meets nothing.
	await expect( async () => {
		if ( ( await countOf( page, name ) ) === before ) {
			await choice.click();
		}
		await expect
			.poll( () => countOf( page, name ), INSERTING )
			.toBeGreaterThan( before );
	} ).toPass( LOADING );
}

export async function saveDraft( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
	await expect( page.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible(
		LOADING
	);
}

/** Publishes the page and waits until it is there. */
export async function publish( page: Page ): Promise< void > {
	const button = { name: 'Publish', exact: true };
	await page.getByRole( 'button', button ).click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', button )
		.click();
	await expect( page.getByText( 'is now live' ).first() ).toBeVisible(
		LOADING
	);
}

/** Loads the editor anew, where every block must be as it was saved. */
export async function reloadEditor( page: Page ): Promise< void > {
	await page.reload();
	await untilReady( page );
	expect(
		( await blocksOf( page ) ).filter( ( { isValid } ) => ! isValid )
	).toEqual( [] );
	await expect(
		canvasOf( page ).locator( '.block-editor-warning' )
	).toHaveCount( 0 );
}

/** What the editor saves is read by it again without a fault: what loading it anew would show, in none of its time. */
export async function expectReadable( page: Page ): Promise< void > {
	const faulty = await page.evaluate( () => {
		const wp = window.wp;
		const all = ( blocks: Block[] ): Block[] =>
			blocks.flatMap( ( block ) => [
				block,
				...all( block.innerBlocks ),
			] );
		const saved =
			wp?.data?.select( 'core/editor' ).getEditedPostContent() ?? '';
		const blocks = all( wp?.blocks?.parse( saved ) ?? [] );
		return blocks.length === 0
			? [ 'no block at all' ]
			: blocks
					.filter( ( { isValid } ) => ! isValid )
					.map( ( { name } ) => name );
	} );
	expect( faulty ).toEqual( [] );
}

/** Every block of the page, those within others too. */
export function blocksOf(
	page: Page
): Promise< Array< Omit< Block, 'innerBlocks' > > > {
	return page.evaluate( () => {
		const all = ( blocks: Block[] ): Block[] =>
			blocks.flatMap( ( block ) => [
				block,
				...all( block.innerBlocks ),
			] );
		const blocks =
			window.wp?.data?.select( 'core/block-editor' ).getBlocks() ?? [];
		return all( blocks ).map( ( { name, isValid, attributes } ) => ( {
			name,
			isValid,
			attributes: { ...attributes },
		} ) );
	} );
}

async function countOf( page: Page, name: string ): Promise< number > {
	const blocks = await blocksOf( page );
	return blocks.filter( ( block ) => block.name === name ).length;
}
