// @ts-check
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { checkHtml, faultsIn } from './html-check.mjs';

const page = ( /** @type {string} */ body ) =>
	`<!DOCTYPE html><html lang="en"><head><title>Shop</title></head><body><h1>Shop</h1>${ body }</body></html>`;

describe( 'the HTML checker', () => {
	it( 'finds a planted fault and names the page, or says why it cannot look', async () => {
		const folder = await mkdtemp( join( tmpdir(), 'marketday-html-' ) );
		await writeFile( join( folder, 'sound.html' ), page( '<p>Mugs</p>' ) );
		await writeFile(
			join( folder, 'faulty.html' ),
			page( '<ul><p>A paragraph in a list</p></ul>' )
		);
		const { faults, skipped } = await checkHtml( folder );
		await rm( folder, { recursive: true } );

		if ( skipped ) {
			assert.match( skipped, /HTML of 2 pages was not checked/ );
			return;
		}
		assert.equal( faults.length, 1 );
		assert.match( faults[ 0 ] ?? '', /“p” not allowed.*\(on faulty\)/ );
	} );

	it( 'has nothing to say of a suite that kept no page', async () => {
		assert.deepEqual( await checkHtml( join( tmpdir(), 'missing' ) ), {
			faults: [],
			pages: 0,
		} );
	} );

	it( 'tells a fault of many pages once, and nothing of CSS that it does not know, or of WooCommerce’s pages', () => {
		const fault = {
			type: 'error',
			message: 'Duplicate ID “a”.',
			extract: '<p\n id="a">',
		};
		const messages = [
			{ ...fault, url: 'file:/tmp/the%20shop.html' },
			{ ...fault, url: 'file:/tmp/the%20basket.html' },
			{ type: 'info', message: 'Trailing slash.' },
			{ type: 'error', message: 'CSS: “container”: no such property.' },
			{
				type: 'error',
				message:
					'The “aria-label” attribute must not be specified on any “span” element unless the element has a role.',
				extract:
					'<span aria-label="Page 1" aria-current="page" class="page-numbers current">1',
			},
		];

		assert.deepEqual( faultsIn( JSON.stringify( { messages } ) ), [
			'HTML: Duplicate ID “a”. <p id="a"> (on the shop, the basket)',
		] );
	} );
} );
