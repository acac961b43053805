/**
 * SSR parity: the same props give the same markup from PHP's template and from React. A fixture is a file
 * `tests/contract/<feature>/<case>.json` of { props, html }; PHPUnit compares PHP with `html`, these tests compare React.
 * `npm run parity` writes `html` anew from React.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import { act } from '@testing-library/react';
import { configureAxe } from 'jest-axe';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';

import type { fromMarkup } from '@marketday/host/markup';

import { ADDRESSES, fakeShop } from './fakes/fake-shop';

interface Fixture {
	props: object;
	html: string;
}

// On a busy machine axe takes long over a form of many fields.
jest.setTimeout( 30_000 );
/** Only what it finds is written down: the places of all that it passes take it twice as long. */
const axe = configureAxe( { resultTypes: [ 'violations' ] } );

const isWriting = process.env.MARKETDAY_PARITY === 'write';

/** Attributes in the order of their names, entities as the parser reads them: what is left is what a visitor gets. */
export function normalise( html: string ): string {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	template.content.querySelectorAll( '*' ).forEach( ( element ) => {
		const attributes = [ ...element.attributes ].sort( ( a, b ) =>
			a.name < b.name ? -1 : 1
		);
		attributes.forEach( ( { name } ) => element.removeAttribute( name ) );
		attributes.forEach( ( { name, value } ) =>
			// PHP's checked="checked" is React's checked="".
			element.setAttribute( name, value === name ? '' : value )
		);
	} );
	return template.innerHTML.replace( /></g, '>\n<' );
}

const inShop = ( element: ReactElement ) => {
	const { fetch } = fakeShop();
	return (
		<MarketdayProvider shop={ createMarketday( { ...ADDRESSES, fetch } ) }>
			{ element }
		</MarketdayProvider>
	);
};

/**
 * Tests of an island with fixtures of props.
 *
 * @param feature The folder of the fixtures.
 * @param Island  The component.
 * @param read    Reader of an island that a page gives no props: what it reads of the markup is the fixture's props.
 */
export function describeParity< Props extends object >(
	feature: string,
	Island: ComponentType< Props >,
	read?: ( element: HTMLElement ) => Props
): void {
	const folder = join( __dirname, 'contract', feature );
	const element = ( { props }: Fixture ) =>
		inShop( createElement( Island, props as Props ) );

	describe( `${ feature }, as PHP draws it`, () => {
		const files = readdirSync( folder ).filter( ( name ) =>
			name.endsWith( '.json' )
		);
		it.each( files )( '%s', async ( name ) => {
			const file = join( folder, name );
			const fixture: Fixture = JSON.parse( readFileSync( file, 'utf8' ) );
			const html = renderToStaticMarkup( element( fixture ) );
			if ( isWriting ) {
				writeFileSync(
					file,
					JSON.stringify( { ...fixture, html }, null, '\t' ) + '\n'
				);
			}

			expect( normalise( html ) ).toBe(
				normalise( isWriting ? html : fixture.html )
			);
		} );

		it.each( files )(
			'%s is hydrated without a difference',
			async ( name ) => {
				const fixture: Fixture = JSON.parse(
					readFileSync( join( folder, name ), 'utf8' )
				);
				const container = document.createElement( 'div' );
				container.innerHTML = fixture.html;
				document.body.append( container );
				const onRecoverableError = jest.fn();

				const root = await act( async () =>
					hydrateRoot( container, element( fixture ), {
						onRecoverableError,
					} )
				);

				expect( onRecoverableError ).not.toHaveBeenCalled();
				expect( await axe( container ) ).toHaveNoViolations();
				act( () => root.unmount() );
				container.remove();
			}
		);

		if ( read ) {
			it.each( files )( '%s is read out of the page', ( name ) => {
				const { props, html }: Fixture = JSON.parse(
					readFileSync( join( folder, name ), 'utf8' )
				);
				const island = place( `<div>${ html }</div>` );

				expect( read( island ) ).toEqual( props );
				island.parentElement?.remove();
			} );
		}
	} );
}

/** The element of a fixture, put on the page. */
function place( html: string ): HTMLElement {
	const holder = document.createElement( 'div' );
	holder.innerHTML = html;
	document.body.append( holder );
	return holder.firstElementChild as HTMLElement;
}

/** What a page's answer may carry: functions are no data, and markup is what a browser reads of it. */
const plain = ( value: unknown ): unknown =>
	JSON.parse(
		JSON.stringify( value, ( key, one: unknown ) =>
			key === 'html' && typeof one === 'string' ? normalise( one ) : one
		)
	);

/**
 * SSR parity of an island that reads its state out of the markup. A fixture is a file `tests/contract/<feature>/<case>.html`
 * with the island's element as PHP draws it (`MarkupFixture::check` in tests/php holds it, and writes it anew with
 * MARKETDAY_PARITY=write); what is read from it draws the same markup, and React takes that over without a difference.
 * Where a file `<case>.json` is beside it, an answer may carry that data in the place of the markup (`MarkupFixture::checkData`):
 * it is what is read.
 *
 * @param feature The folder of the fixtures.
 * @param island  The component and its reader.
 */
export function describeMarkup< Props extends object >(
	feature: string,
	island: Parameters< typeof fromMarkup< Props > >[ 0 ]
): void {
	const { Component, read, take = ( data: unknown ) => data } = island;
	const folder = join( __dirname, 'contract', feature );
	const files = readdirSync( folder ).filter( ( name ) =>
		name.endsWith( '.html' )
	);
	const dataOf = ( name: string ) =>
		join( folder, name.replace( /html$/, 'json' ) );

	describe( `${ feature }, read out of what PHP draws`, () => {
		it.each( files )( '%s', async ( name ) => {
			const element = place(
				readFileSync( join( folder, name ), 'utf8' )
			);
			const drawn = normalise( element.innerHTML );
			const onRecoverableError = jest.fn();
			const drawing = inShop(
				createElement( Component, read( element ) )
			);

			expect( normalise( renderToStaticMarkup( drawing ) ) ).toBe(
				drawn
			);

			const root = await act( async () =>
				hydrateRoot( element, drawing, { onRecoverableError } )
			);
			expect( onRecoverableError ).not.toHaveBeenCalled();
			expect( await axe( element ) ).toHaveNoViolations();
			act( () => root.unmount() );
			element.parentElement?.remove();
		} );

		const saved = files.filter( ( name ) => existsSync( dataOf( name ) ) );
		if ( saved.length > 0 ) {
			it.each( saved )( '%s is what its data says', ( name ) => {
				const element = place(
					readFileSync( join( folder, name ), 'utf8' )
				);
				const data: unknown = JSON.parse(
					readFileSync( dataOf( name ), 'utf8' )
				);

				expect( plain( take( data, read( element ) ) ) ).toEqual(
					plain( read( element ) )
				);
				element.parentElement?.remove();
			} );
		}
	} );
}
