import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderToStaticMarkup } from 'react-dom/server';

import { normalise } from '../../../tests/parity';
import { FoundList } from './found-list';

const FOLDER = join(
	__dirname,
	'../../../tests/contract/product-search-found'
);
const read = ( name: string ) => readFileSync( join( FOLDER, name ), 'utf8' );

/** Markup that is compared: the attributes that make of an option one of an open list are React's alone, and what is told beside the texts is for others. */
const visibleText = ( html: string ) =>
	normalise(
		html.replace(
			/\s(?:id|tabindex|aria-selected|data-[\w-]+)="[^"]*"/g,
			''
		)
	);

describe( 'what a search has found, as PHP draws it', () => {
	it.each(
		readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.json' ) )
	)( '%s', ( name ) => {
		const html = renderToStaticMarkup(
			<FoundList found={ JSON.parse( read( name ) ) } />
		);

		expect( visibleText( html ) ).toBe(
			visibleText( read( name.replace( /json$/, 'html' ) ).trim() )
		);
	} );
} );
