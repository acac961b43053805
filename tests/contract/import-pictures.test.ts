// @features import
// @also-on oldest-wordpress, woocommerce

import { rmSync, writeFileSync } from 'fs';
import { createServer, type Server } from 'http';
import type { AddressInfo } from 'net';
import path from 'path';

import { Administrator } from './administrator';
import { php } from './shop';

/** One black dot. */
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
	'base64'
);
const BOSS = {
	user: `contract-importer-${ Date.now() }`,
	password: 'a long enough password',
};
const OPENED = path.join(
	process.env.MARKETDAY_SITE_DIR ?? '',
	'wordpress/wp-content/mu-plugins/contract-open-pictures.php'
);

/** A machine that would give a picture to whoever asks, and remembers who did. */
function startPictures() {
	const asked: string[] = [];
	const server = createServer( ( { url = '' }, response ) => {
		asked.push( url );
		response.setHeader( 'Content-Type', 'image/png' ).end( PNG );
	} );
	return new Promise< { server: Server; asked: string[]; port: number } >(
		( resolve ) =>
			server.listen( 0, '127.0.0.1', () =>
				resolve( {
					server,
					asked,
					port: ( server.address() as AddressInfo ).port,
				} )
			)
	);
}

/** Imports a file on the screen under 'Tools'; answers its report as CSV. */
async function importFile(
	boss: Administrator,
	csv: string
): Promise< string > {
	const screen = await boss.screen(
		'/wp-admin/tools.php?page=marketday-import'
	);
	const nonce =
		/action=marketday_import_upload[^"]*_wpnonce=(\w+)/.exec(
			screen.text
		)?.[ 1 ] ?? '';
	const at = ( file: string, action: string, run = '' ) =>
		`/wp-admin/${ file }.php?action=marketday_import_${ action }&run=${ run }&_wpnonce=${ nonce }`;
	const form = new FormData();
	form.append( 'products', new Blob( [ csv ] ), 'products.csv' );
	const begun = await boss.postForm( at( 'admin-post', 'upload' ), form );
	const run =
		new URL(
			begun.headers.get( 'location' ) ?? '',
			'http://site.invalid'
		).searchParams.get( 'run' ) ?? '';
	for ( let isOver = false, steps = 0; ! isOver && steps < 20; steps++ ) {
		const { text } = await boss.post( at( 'admin-ajax', 'step', run ), {} );
		isOver = text.includes( '"isOver":true' );
	}
	return ( await boss.post( at( 'admin-post', 'report', run ), {} ) ).text;
}

const table = ( rows: string[][] ) =>
	[
		[ 'Type', 'SKU', 'Name', 'Published', 'Regular price', 'Images' ],
		...rows,
	]
		.map( ( row ) => row.join( ',' ) )
		.join( '\n' );

describe( 'the pictures of an imported file', () => {
	const boss = new Administrator();

	beforeAll( async () => {
		php(
			`wp_insert_user( [ 'user_login' => '${ BOSS.user }', 'user_email' => '${ BOSS.user }@example.com', 'user_pass' => '${ BOSS.password }', 'role' => 'administrator' ] ); return [];`
		);
		await boss.logIn( BOSS );
	} );

	it( 'are not fetched from machines of the own network, and the report names each', async () => {
		const { server, asked, port } = await startPictures();
		const closed = [
			`http://127.0.0.1:${ port }/a.png`,
			`http://localhost:${ port }/a.png`,
			'http://169.254.169.254/latest/meta-data/a.png',
			'http://169.254.0.1/a.png',
			'http://10.0.0.5/a.png',
			'http://192.168.1.1/a.png',
			'http://172.16.0.1/a.png',
			'http://100.64.0.1/a.png',
			'http://[::1]/a.png',
		];

		const report = await importFile(
			boss,
			table(
				closed.map( ( address, index ) => [
					'simple',
					`PIC-${ index }`,
					`Closed ${ index }`,
					'0',
					'5',
					address,
				] )
			)
		);
		server.close();

		for ( const address of closed ) {
			expect( report ).toContain(
				`The picture ${ address } couldn’t be fetched: its site can’t be found or isn’t allowed.`
			);
		}
		expect( asked ).toEqual( [] );
	} );

	it( 'become pictures of the product, from a machine that the site trusts', async () => {
		const { server, asked, port } = await startPictures();
		writeFileSync(
			OPENED,
			`<?php add_filter( 'http_request_host_is_external', static fn ( bool $is, string $host ): bool => $is || 'localhost' === $host, 10, 2 );`
		);
		try {
			await importFile(
				boss,
				table( [
					[
						'simple',
						'PIC-GOOD',
						'Open',
						'0',
						'5',
						`http://localhost:${ port }/dot.png`,
					],
				] )
			);
		} finally {
			rmSync( OPENED );
			server.close();
		}

		expect( asked ).toEqual( [ '/dot.png' ] );
		expect(
			php< { mime: string } >(
				`$id = current( get_posts( [ 'post_type' => 'product', 'post_status' => 'any', 'title' => 'Open', 'fields' => 'ids' ] ) );
				return [ 'mime' => get_post_mime_type( (int) get_post_thumbnail_id( (int) $id ) ) ];`
			)
		).toEqual( { mime: 'image/png' } );
	} );
} );
