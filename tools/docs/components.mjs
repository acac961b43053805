// @ts-check
/**
 * Writes a page for each door of the library, `docs/site/components/<door>.md`: what it offers, from the code, with live examples of the
 * gallery and their sources. Run by `npm run docs`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { CHECKOUT } from '../site/site-folder.mjs';
import { readDoors } from './doors.mjs';
import { LIVE_EXAMPLES } from './live-examples.mjs';

/** @typedef {import('./doors.mjs').Shape} Shape */

const FOLDER = join( CHECKOUT, 'docs/site/components' );
const STORIES = join( CHECKOUT, 'gallery/stories' );

const kebabCase = ( /** @type {string} */ name ) =>
	name.replace( /(?<=.)([A-Z])/g, '-$1' ).toLowerCase();

/** @return {Promise<Map<string, { name: string, source: string }>>} The gallery's stories by the name that its address has. */
export async function stories() {
	const found = new Map();
	for ( const file of await readdir( STORIES ) ) {
		if ( ! file.endsWith( '.stories.jsx' ) ) {
			continue;
		}
		const text = await readFile( join( STORIES, file ), 'utf8' );
		const source = ts.createSourceFile(
			file,
			text,
			ts.ScriptTarget.Latest,
			true,
			ts.ScriptKind.JSX
		);
		const title = /title: '([^']+)'/.exec( text )?.[ 1 ] ?? '';
		for ( const [ name, story ] of storiesIn( source ) ) {
			found.set( `${ title.toLowerCase() }--${ kebabCase( name ) }`, {
				name: kebabCase( name ).replaceAll( '-', ' ' ),
				source: story,
			} );
		}
	}
	return found;
}

/**
 * @param {ts.SourceFile} source
 * @return {Array<[ string, string ]>} Names, and what each draws.
 */
function storiesIn( source ) {
	return source.statements
		.filter( ts.isVariableStatement )
		.flatMap( ( statement ) =>
			statement.modifiers?.some(
				( { kind } ) => kind === ts.SyntaxKind.ExportKeyword
			)
				? statement.declarationList.declarations.map(
						( declaration ) =>
							/** @type {[ string, string ]} */ ( [
								declaration.name.getText( source ),
								drawnBy( declaration.initializer, source ),
							] )
				  )
				: []
		);
}

/**
 * @param {ts.Expression | undefined} story
 * @param {ts.SourceFile}             source
 */
function drawnBy( story, source ) {
	const draw =
		story && ts.isObjectLiteralExpression( story )
			? story.properties.find(
					( property ) =>
						property.name?.getText( source ) === 'render'
			  )
			: undefined;
	const text =
		draw && ts.isPropertyAssignment( draw )
			? draw.initializer.getText( source )
			: '';
	return outdent(
		text.replace( /^\(\)\s*=>\s*\(?\s*/, '' ).replace( /\s*\)$/, '' )
	);
}

/** @param {string} text Whose first line is trimmed. */
function outdent( text ) {
	const [ first = '', ...lines ] = text.split( '\n' );
	const depth = Math.min(
		...lines
			.filter( ( line ) => line.trim() )
			.map( ( line ) => /^\t*/.exec( line )?.[ 0 ].length ?? 0 ),
		9
	);
	return [ first, ...lines.map( ( line ) => line.slice( depth ) ) ].join(
		'\n'
	);
}

const cell = ( /** @type {string} */ text ) => text.replaceAll( '|', '\\|' );

/** @param {Shape} shape */
function table( { name, text, members } ) {
	const rows = members.map(
		( member ) =>
			`| \`${ member.name }\`${
				member.isNeeded ? '' : ' (optional)'
			} | \`${ cell( member.type ) }\` | ${ cell( member.text ) } |`
	);
	return [
		`### ${ name }`,
		'',
		...( text ? [ text, '' ] : [] ),
		'| name | type | |',
		'| --- | --- | --- |',
		...rows,
		'',
	].join( '\n' );
}

/** Components first: they are what most come for. @param {import('./doors.mjs').Door} door */
const namesOf = ( { functions } ) =>
	functions
		.map( ( { name } ) => name )
		.sort(
			( one, other ) =>
				Number( /^[A-Z]/.test( other ) ) -
				Number( /^[A-Z]/.test( one ) )
		);

/** @return {Promise<Map<string, string>>} The pages by their doors. */
export async function componentPages() {
	const drawn = await stories();
	const doors = readDoors( Object.keys( LIVE_EXAMPLES ) );
	return new Map(
		[ ...doors ].map( ( [ name, door ] ) => {
			const examples = ( LIVE_EXAMPLES[ name ] ?? [] ).map( ( id ) => {
				const story = drawn.get( id );
				if ( ! story ) {
					throw new Error( `The gallery has no story '${ id }'.` );
				}
				return [
					`<LiveExample story="${ id }" name="${ story.name }" />`,
					'',
					'```jsx',
					story.source,
					'```',
					'',
				].join( '\n' );
			} );
			const page = [
				`# ${ name }`,
				'',
				door.text,
				'',
				'```js',
				`import { ${ namesOf( door )
					.slice( 0, 2 )
					.join( ', ' ) } } from '@marketday/blocks/${ name }';`,
				'```',
				'',
				...examples,
				'## What it exports',
				'',
				...door.functions.map(
					( one ) =>
						`- \`${ one.name }\`${
							one.text ? `: ${ one.text }` : ''
						}`
				),
				'',
				...door.shapes.map( table ),
			].join( '\n' );
			return [ name, page ];
		} )
	);
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await rm( FOLDER, { recursive: true, force: true } );
	await mkdir( FOLDER, { recursive: true } );
	for ( const [ name, page ] of await componentPages() ) {
		await writeFile( join( FOLDER, `${ name }.md` ), page );
	}
}
