import { bringAssets } from './page-assets';

function assets( html: string ): DocumentFragment {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return template.content;
}

const ids = ( selector: string ) =>
	[ ...document.querySelectorAll( selector ) ].map( ( { id } ) => id );

beforeEach( () => {
	document.head.innerHTML = '<link id="known-css" rel="stylesheet">';
	document.body.innerHTML = '<script id="known-js"></script>';
} );

describe( 'styles and scripts of a fragment', () => {
	it( 'are brought where the page has not those of the id, and styles are waited for', async () => {
		let isDone = false;
		const done = bringAssets(
			assets(
				`<link id="known-css" rel="stylesheet" href="a.css"><link id="new-css" rel="stylesheet" href="b.css">
				<script id="known-js" src="a.js"></script><script id="new-js-before">window.isRun = true;</script><script id="new-js" src="b.js" defer></script>`
			)
		).then( () => {
			isDone = true;
		} );

		await Promise.resolve();
		expect( isDone ).toBe( false );
		document
			.querySelector( '#new-css' )
			?.dispatchEvent( new Event( 'load' ) );
		await done;

		expect( ids( 'link' ) ).toEqual( [ 'known-css', 'new-css' ] );
		expect( ids( 'script' ) ).toEqual( [
			'known-js',
			'new-js-before',
			'new-js',
		] );
	} );

	it( 'that cannot be loaded hold nothing up', async () => {
		const done = bringAssets(
			assets( '<link id="new-css" rel="stylesheet" href="b.css">' )
		);
		document
			.querySelector( '#new-css' )
			?.dispatchEvent( new Event( 'error' ) );

		await expect( done ).resolves.toBeUndefined();
	} );
} );
