const mockLoaded = jest.fn();
jest.mock( './tabs', () => {
	mockLoaded();
	return {};
} );

/** Runs the page's script, and what it loads without a sign of anybody. */
async function visit( hash: string ): Promise< void > {
	jest.resetModules();
	mockLoaded.mockReset();
	window.location.hash = hash;
	jest.requireActual( './product-page' );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
}

describe( 'the script of a product page', () => {
	it( 'makes tabs at once where the address may lead into one', async () => {
		await visit( '#comment-12' );

		expect( mockLoaded ).toHaveBeenCalled();
	} );

	it( 'waits for a sign of somebody else', async () => {
		await visit( '' );
		expect( mockLoaded ).not.toHaveBeenCalled();

		document.dispatchEvent( new Event( 'pointerover' ) );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( mockLoaded ).toHaveBeenCalled();
	} );
} );
