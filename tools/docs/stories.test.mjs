// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import ts from 'typescript';
import { CHECKOUT } from '../site/site-folder.mjs';

const STORIES = join( CHECKOUT, 'gallery/stories' );

/** @param {string} door As a story names it: `@marketday/ui`, or the library. */
const indexOf = ( door ) =>
	join(
		CHECKOUT,
		'src',
		door.replace( '@marketday/', '' ).replace( /^blocks$/, '' ),
		'index.ts'
	);

it( 'stories of the gallery import what there is', () => {
	const imports = readdirSync( STORIES ).flatMap( ( name ) =>
		[
			...readFileSync( join( STORIES, name ), 'utf8' ).matchAll(
				/import \{([^}]*)\} from '(@marketday\/[^']+)'/g
			),
		].map( ( [ , names = '', door = '' ] ) => ( { name, names, door } ) )
	);
	const program = ts.createProgram(
		[ ...new Set( imports.map( ( { door } ) => indexOf( door ) ) ) ],
		ts.parseJsonConfigFileContent(
			ts.readConfigFile(
				join( CHECKOUT, 'tsconfig.json' ),
				ts.sys.readFile
			).config,
			ts.sys,
			CHECKOUT
		).options
	);
	const checker = program.getTypeChecker();
	const missing = imports.flatMap( ( { name, names, door } ) => {
		const source = program.getSourceFile( indexOf( door ) );
		const symbol = source && checker.getSymbolAtLocation( source );
		const exported = symbol
			? checker.getExportsOfModule( symbol ).map( ( one ) => one.name )
			: [];
		return names
			.split( ',' )
			.map( ( one ) => one.trim().replace( / as .*/, '' ) )
			.filter( ( one ) => one !== '' && ! exported.includes( one ) )
			.map( ( one ) => `${ name }: ${ one } of ${ door }` );
	} );

	assert.ok( imports.length > 5 );
	assert.deepEqual( missing, [] );
} );
