// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { filesBelow } from '../files/fingerprint.mjs';

it( 'every function of the library shows in its docblock how it is used', async () => {
	const report = await readFile(
		join( CHECKOUT, 'docs/api/blocks.api.md' ),
		'utf8'
	);
	const files = ( await filesBelow( join( CHECKOUT, 'src' ) ) ).filter(
		( name ) => /(?<!\.test)\.tsx?$/.test( name )
	);
	const shown = new Set();
	for ( const file of files ) {
		for ( const [ , text = '', name = '' ] of (
			await readFile( file, 'utf8' )
		).matchAll(
			/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|(?:async )?function) (\w+)/g
		) ) {
			if ( text.includes( '@example' ) ) {
				shown.add( name );
			}
		}
	}
	const exports = [
		...report.matchAll( /^export (?:declare )?(?:function|const) (\w+)/gm ),
	].map( ( [ , name = '' ] ) => name );

	assert.ok( exports.length > 50 );
	assert.deepEqual(
		exports.filter( ( name ) => ! shown.has( name ) ),
		[]
	);
} );
