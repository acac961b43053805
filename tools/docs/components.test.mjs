// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { componentPages, stories } from './components.mjs';
import { LIVE_EXAMPLES } from './live-examples.mjs';

describe( 'the pages of components', () => {
	/** @type {Map<string, string>} */
	let pages;

	before( async () => {
		pages = await componentPages();
	} );

	it( 'are one for each door of the library, with an example that lives', () => {
		const features = readdirSync( join( CHECKOUT, 'src/features' ) ).filter(
			( name ) =>
				existsSync(
					join( CHECKOUT, 'src/features', name, 'library/index.ts' )
				)
		);

		assert.deepEqual(
			[ ...pages.keys() ].sort(),
			[ ...features, 'parts' ].sort()
		);
		for ( const page of pages.values() ) {
			assert.match(
				page,
				/<LiveExample story="[\w-]+" name="[\w ]+" \/>/
			);
		}
	} );

	it( 'say of each property what it is', () => {
		assert.match(
			pages.get( 'product-grid' ) ?? '',
			/\| `columns` \(optional\) \| `number` \| Columns on a wide screen\. \|/
		);
		assert.match(
			pages.get( 'newsletter' ) ?? '',
			/\| `signUp` \| `\( email: string, more\?: Readonly< Record< string, string > > \) => Promise< boolean >` \|/
		);
	} );

	it( 'show stories that the gallery has', async () => {
		const drawn = await stories();

		for ( const id of Object.values( LIVE_EXAMPLES ).flat() ) {
			assert.ok( drawn.get( id )?.source, id );
		}
	} );

	it( 'have a story of each component that a door exports', async () => {
		const drawn = [ ...( await stories() ).values() ]
			.map( ( { source } ) => source )
			.join( '\n' );
		const components = [ ...pages.values() ].flatMap( ( page ) =>
			[ ...page.matchAll( /^- `([A-Z]\w+)`/gm ) ].map(
				( [ , name = '' ] ) => name
			)
		);

		assert.ok( components.length > 20, `${ components.length }` );
		assert.deepEqual(
			components.filter( ( name ) => ! drawn.includes( `<${ name }` ) ),
			[]
		);
	} );
} );
