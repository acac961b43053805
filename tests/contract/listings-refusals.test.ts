// @features listing, product-grid, product-filter
// @also-on woocommerce

import { address, call, type Fields, place } from './listings-page';

describe( 'every call of a listing', () => {
	const CALLS = [ 'wopb_pagination', 'wopb_load_more', 'wopb_filter' ];

	const attacks: [ string, Fields, number ][] = [
		[ 'no block', { blockId: '' }, 400 ],
		[ 'an unknown block', { blockId: 'nowhere' }, 404 ],
		[ 'another kind of block', { blockName: 'core_paragraph' }, 404 ],
		[ 'an unknown page', { postId: 99999999 }, 404 ],
		[ 'a private page', { postId: place.hidden }, 404 ],
		[ 'a page with a password', { postId: place.locked }, 404 ],
		[ 'a page that is no number', { postId: '1 OR 1=1' }, 400 ],
		[ 'a negative page', { postId: -5 }, 400 ],
		[ 'a list for a text', { 'blockId[]': 'numbers', blockId: '' }, 400 ],
		[
			'a template of a megabyte',
			{ widgetBlockId: 'x'.repeat( 1e6 ) },
			400,
		],
		[
			"another site's address",
			{ currentUrl: 'https://evil.example/' },
			400,
		],
		[
			'an address of a megabyte',
			{ currentUrl: `/${ 'x'.repeat( 1e6 ) }` },
			400,
		],
		[
			'an archive nobody has',
			{ builder: 'taxonomy###product_cat###none' },
			400,
		],
		[
			'a taxonomy that is none of products',
			{ builder: 'taxonomy###category###uncategorised' },
			400,
		],
		[
			"an archive's products in a page's block",
			{ builder: 'archive' },
			400,
		],
		[
			'a template nobody has',
			{ postId: 0, widgetBlockId: 'no-theme//no-template' },
			404,
		],
		[
			'a template somewhere on the disk',
			{ widgetBlockId: '../..//etc/passwd' },
			404,
		],
		[ 'a flag that is none', { is_archive: 'perhaps' }, 400 ],
		[ 'a filter that is a text', { filterAttributes: 'all' }, 400 ],
		[
			'an order nobody knows',
			{ 'filterAttributes[product_filters][sorting]': 'id;DROP TABLE' },
			400,
		],
		[
			'a rating that is none',
			{ 'filterAttributes[product_filters][rating][]': '5 UNION SELECT' },
			400,
		],
		[
			'a tab nobody has',
			{ 'filterAttributes[queryCatAction]': 'nowhere' },
			400,
		],
		[
			'a list for the taxonomy of no tab',
			{ 'filterAttributes[queryTax][]': 'product_cat' },
			400,
		],
		[
			'terms of a taxonomy that is none of products',
			{
				'filterAttributes[productTaxonomy][taxonomy]': 'nav_menu',
				'filterAttributes[productTaxonomy][term_ids][]': '1',
			},
			400,
		],
	];

	it.each( attacks )( 'refuses %s', async ( _name, fields, status ) => {
		for ( const name of CALLS ) {
			const response = await call( name, {
				paged: 1,
				taxtype: 'product_cat',
				taxonomy: '',
				...fields,
			} );
			expect( [ name, response.status ] ).toEqual( [ name, status ] );
			expect( response.json.data.code ).toMatch( /^[a-z_]+$/ );
			expect( response.json.data.message ).toMatch( /\w/ );
			expect( response.text ).not.toMatch( /SQL|database/i );
		}
	} );

	it.each( [ '', '0', '-1', '1e3', 'two', '999999999' ] )(
		"refuses page '%s'",
		async ( paged ) => {
			for ( const name of [ 'wopb_pagination', 'wopb_load_more' ] ) {
				expect( ( await call( name, { paged } ) ).status ).toBe( 400 );
			}
		}
	);

	it( 'never shows drafts, private products or those with a password', async () => {
		const { text } = await call( 'wopb_pagination', {
			paged: 1,
			currentUrl: `${ address }?filter_search=jug`,
		} );

		expect( text ).not.toMatch( /Draft jug|Private jug|Secret jug/ );
	} );
} );
