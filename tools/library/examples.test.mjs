// @ts-check
/* eslint no-bitwise: "off" -- TypeScript's flags. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import ts from 'typescript';
import { CHECKOUT } from '../site/site-folder.mjs';

it( 'everything that the library exports and can be called or drawn has an example', () => {
	const { config } = ts.readConfigFile(
		join( CHECKOUT, 'tsconfig.json' ),
		ts.sys.readFile
	);
	const { options } = ts.parseJsonConfigFileContent(
		config,
		ts.sys,
		CHECKOUT
	);
	const entry = join( CHECKOUT, 'src/index.ts' );
	const program = ts.createProgram( [ entry ], options );
	const checker = program.getTypeChecker();
	const source = program.getSourceFile( entry );
	const library = source && checker.getSymbolAtLocation( source );
	assert.ok( library );
	const lacking = checker.getExportsOfModule( library ).flatMap( ( name ) => {
		const symbol =
			name.flags & ts.SymbolFlags.Alias
				? checker.getAliasedSymbol( name )
				: name;
		return symbol.flags & ts.SymbolFlags.Value &&
			! symbol
				.getJsDocTags( checker )
				.some( ( { name: tag } ) => tag === 'example' )
			? [ name.name ]
			: [];
	} );
	assert.deepEqual( lacking, [] );
} );
