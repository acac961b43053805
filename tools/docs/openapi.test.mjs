// @ts-check
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';

describe( 'the description of the calls', () => {
	it( 'names routes that there are, by docs/ROUTES.md, with their methods', async () => {
		const { paths } = JSON.parse(
			await readFile(
				join( CHECKOUT, 'docs/site/public/openapi.json' ),
				'utf8'
			)
		);
		const routes = await readFile(
			join( CHECKOUT, 'docs/ROUTES.md' ),
			'utf8'
		);
		const listed = [
			...routes.matchAll( /^\| `(\w+) \/wp-json(\/[^`]+)` \|/gm ),
		].map( ( [ , method, path = '' ] ) => [
			method,
			path.replace( /\(\?P<(\w+)>(?:[^()]|\([^)]*\))*\)/g, '{$1}' ),
		] );
		const known = new Set(
			listed.map( ( [ method, path ] ) => `${ method } ${ path }` )
		);

		const named = Object.entries( paths )
			.filter( ( [ path ] ) => path !== '/' )
			.flatMap( ( [ path, methods ] ) =>
				Object.keys( methods ).map(
					( method ) => `${ method.toUpperCase() } ${ path }`
				)
			);

		assert.deepEqual(
			named.filter( ( one ) => ! known.has( one ) ),
			[]
		);
		assert.ok( named.length > 10 );
	} );

	it( 'names calls by wc-ajax that there are', async () => {
		const { paths } = JSON.parse(
			await readFile(
				join( CHECKOUT, 'docs/site/public/openapi.json' ),
				'utf8'
			)
		);
		const routes = await readFile(
			join( CHECKOUT, 'docs/ROUTES.md' ),
			'utf8'
		);
		const names = paths[ '/' ].post.parameters[ 0 ].schema.enum;

		assert.ok( names.length > 5 );
		assert.deepEqual(
			names.filter(
				( /** @type {string} */ name ) =>
					! routes.includes( `POST /?wc-ajax=${ name }\`` )
			),
			[]
		);
	} );
} );
