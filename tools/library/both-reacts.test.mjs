// @ts-check
import assert from 'node:assert/strict';
import {
	cp,
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import ts from 'typescript';
import { CHECKOUT } from '../site/site-folder.mjs';
import { run } from '../terminal/run-process.mjs';
import { CHECKS, checksInstalled } from './checks/installed.mjs';
import { installPacked } from './packed.mjs';

const OURS = join( CHECKOUT, 'node_modules' );
const REACTS = { 18: OURS, 19: join( CHECKS, 'node_modules' ) };
/** Of the gallery, whose stories are every component in every state; that of the tokens reads a style sheet. */
const STORIES = 'gallery/stories';
const FAKES = 'tests/fakes';

/** Draws each story as a server does, and takes it over as a browser does; prints what either has said of it. */
const DRAW = `
import { JSDOM } from 'jsdom';
import { createElement, useEffect, version } from 'react';
import { renderToString } from 'react-dom/server';
import { MarketdayProvider } from '@marketday/blocks';
import { shopOf } from './gallery/stories/a-shop.js';

let said = [];
for ( const kind of [ 'error', 'warn' ] ) {
	console[ kind ] = ( ...words ) => said.push( words.map( String ).join( ' ' ).slice( 0, 300 ) );
}
let tell = () => {};
// The first story takes longer than a moment: it is left alone until React has taken it over.
const Told = ( { children } ) => {
	useEffect( () => tell(), [] );
	return children;
};
const drawn = [];
for ( const file of process.argv.slice( 2 ) ) {
	const { default: { title }, ...stories } = await import( './gallery/stories/' + file );
	for ( const [ name, { render, parameters = {} } ] of Object.entries( stories ) ) {
		const element = () => createElement( Told, null, createElement( MarketdayProvider, { shop: shopOf( parameters ) }, createElement( render ) ) );
		said = [];
		drawn.push( { name: title + ' ' + name, element, html: renderToString( element() ), said } );
	}
}

const { window } = new JSDOM( '<!doctype html><body></body>', { url: 'https://front.example/', pretendToBeVisual: true } );
const { document } = window;
Object.assign( window, { matchMedia: () => ( { matches: true, addEventListener() {}, removeEventListener() {} } ) } );
window.IntersectionObserver = class { observe() {} disconnect() {} };
window.ResizeObserver = window.IntersectionObserver;
window.HTMLDialogElement.prototype.showModal = function() { this.open = true; };
window.HTMLDialogElement.prototype.close = function() { this.open = false; };
for ( const name of Object.getOwnPropertyNames( window ) ) {
	if ( ! ( name in globalThis ) ) {
		globalThis[ name ] = window[ name ];
	}
}
Object.defineProperty( globalThis, 'navigator', { value: window.navigator, configurable: true } );
// The window's own: its elements take no signal of Node's.
const { AbortController, AbortSignal } = window;
Object.assign( globalThis, { window, document, location: window.location, AbortController, AbortSignal } );
const { hydrateRoot } = await import( 'react-dom/client' );
const report = [];
for ( const story of drawn ) {
	const place = document.createElement( 'div' );
	place.innerHTML = story.html;
	document.body.append( place );
	said = [];
	const taken = new Promise( ( resolve ) => ( tell = resolve ) );
	const root = hydrateRoot( place, story.element(), { onRecoverableError: ( error ) => said.push( String( error ) ) } );
	await taken;
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	report.push( { name: story.name, html: story.html, server: story.said, browser: said } );
	root.unmount();
	place.remove();
}
process.stdout.write( JSON.stringify( { version, report } ), () => process.exit() );
`;

const compile = ( /** @type {string} */ text ) =>
	ts
		.transpileModule( text, {
			compilerOptions: {
				module: ts.ModuleKind.ESNext,
				target: ts.ScriptTarget.ES2022,
				jsx: ts.JsxEmit.ReactJSX,
			},
			fileName: 'story.tsx',
		} )
		.outputText.replace(
			/(from ')(\.[^']*?)(?:\.tsx?|\.js)?(';)/g,
			'$1$2.js$3'
		);

for ( const [ version, reacts ] of Object.entries( REACTS ) ) {
	describe( `every story of the gallery, on React ${ version }`, () => {
		/** @type {string} */
		let folder;
		/** @type {{ version: string, report: Array<{ name: string, html: string, server: string[], browser: string[] }> }} */
		let drawn;

		before( async () => {
			await checksInstalled();
			folder = await mkdtemp( join( tmpdir(), 'marketday-react-' ) );
			await installPacked( folder );
			await link( '@wordpress/i18n', OURS );
			await link( 'jsdom', REACTS[ 19 ] );
			await link( 'react', reacts );
			await link( 'react-dom', reacts );
			// Not linked: it would find the React beside its own folder.
			await cp( join( OURS, 'zustand' ), at( 'node_modules/zustand' ), {
				recursive: true,
			} );
			await write( 'package.json', '{ "type": "module" }' );
			await write( 'draw.mjs', DRAW );
			for ( const from of [ STORIES, FAKES ] ) {
				for ( const name of await readdir( join( CHECKOUT, from ) ) ) {
					if ( /\.[jt]sx?$/.test( name ) ) {
						const source = await readFile(
							join( CHECKOUT, from, name ),
							'utf8'
						);
						await write(
							join( from, name.replace( /\.[jt]sx?$/, '.js' ) ),
							compile( source )
						);
						for ( const [ , data = '' ] of source.matchAll(
							/from '(\.[^']*\.json)'/g
						) ) {
							await writeData( join( from, data ) );
						}
					}
				}
			}
			// The inner parts are in no package; the tokens are a page about styles.
			const stories = ( await readdir( at( STORIES ) ) ).filter(
				( name ) =>
					/^(?!tokens|inner-parts).*\.stories\.js$/.test( name )
			);
			const { stdout, stderr } = await run(
				process.execPath,
				[ at( 'draw.mjs' ), ...stories ],
				{ cwd: folder }
			);
			assert.ok( stdout, stderr );
			drawn = JSON.parse( stdout );
		} );
		after( () => rm( folder, { recursive: true } ) );

		const at = ( /** @type {string} */ path ) => join( folder, path );
		const write = async (
			/** @type {string} */ path,
			/** @type {string} */ text
		) => {
			await mkdir( dirname( at( path ) ), { recursive: true } );
			await writeFile( at( path ), text );
		};
		/** @param {string} path Of JSON that a story imports. */
		const writeData = async ( path ) =>
			write(
				`${ path }.js`,
				`export default ${ await readFile(
					join( CHECKOUT, path ),
					'utf8'
				) };`
			);
		const link = async (
			/** @type {string} */ name,
			/** @type {string} */ from
		) => {
			const place = at( `node_modules/${ name }` );
			await mkdir( dirname( place ), { recursive: true } );
			await symlink( join( from, name ), place );
		};

		it( 'is drawn by that React', () => {
			assert.equal( drawn.version.split( '.' )[ 0 ], version );
			assert.ok( drawn.report.length > 30, `${ drawn.report.length }` );
		} );

		it( 'is drawn on a server without a warning', () => {
			assert.deepEqual(
				drawn.report
					.filter( ( { server } ) => server.length > 0 )
					.map( ( { name, server } ) => [ name, server ] ),
				[]
			);
			assert.ok(
				drawn.report.some( ( { html } ) =>
					html.includes( 'marketday-product-grid__card' )
				)
			);
		} );

		it( 'is taken over in a browser without a difference or a warning', () => {
			assert.deepEqual(
				drawn.report
					.filter( ( { browser } ) => browser.length > 0 )
					.map( ( { name, browser } ) => [ name, browser ] ),
				[]
			);
		} );
	} );
}
