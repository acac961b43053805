// @ts-check
/** Serves the three examples, as front ends of another origin than the shop's: `node serve.mjs --shop http://127.0.0.1:8080/ --port 5180`. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HERE = fileURLToPath( new URL( '.', import.meta.url ) );
const BUILT = join( HERE, 'built' );
const LIBRARY = join( HERE, '../build/lib' );
const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript',
	'.css': 'text/css',
};
/** Where the files of an address lie. @type {Array<[ string, string ]>} */
const FOLDERS = [
	[ '/embed/', join( LIBRARY, 'embed' ) ],
	[ '/vite/', join( BUILT, 'vite' ) ],
	[ '/server/', join( BUILT, 'server/client' ) ],
];

/**
 * @param {string} shopUrl With a slash at its end.
 * @return {import('node:http').Server}
 */
export function serveExamples( shopUrl ) {
	return createServer( async ( { url = '/' }, response ) => {
		const { pathname } = new URL( url, 'http://front.example' );
		try {
			const [ type, body ] = await answer( pathname, shopUrl );
			response.setHeader( 'Content-Type', type );
			response.end( body );
		} catch ( error ) {
			response.statusCode = 404;
			response.end( String( error ) );
		}
	} );
}

/**
 * @param {string} path
 * @param {string} shopUrl
 * @return {Promise<[ string, string | Buffer ]>}
 */
async function answer( path, shopUrl ) {
	const html = TYPES[ '.html' ];
	if ( path === '/' || path === '/more/' ) {
		const name = path === '/' ? 'index' : 'more';
		const page = await readFile(
			join( HERE, `html/${ name }.html` ),
			'utf8'
		);
		return [ html, page.replace( '%SHOP%', shopUrl ) ];
	}
	if ( path === '/from-the-shop/' ) {
		// The script as the shop itself serves it: a file of the plugin, from another origin.
		const page = await readFile( join( HERE, 'html/index.html' ), 'utf8' );
		return [
			html,
			page
				.replace(
					'type="module" src="/embed/',
					`defer src="${ shopUrl }wp-content/plugins/marketday/build/lib/embed/`
				)
				.replace( '%SHOP%', shopUrl ),
		];
	}
	if ( path === '/vite/' ) {
		const page = await readFile( join( BUILT, 'vite/index.html' ), 'utf8' );
		const where = `<script>globalThis.shopUrl=${ JSON.stringify(
			shopUrl
		) }</script>`;
		return [ html, page.replace( '</title>', `</title>${ where }` ) ];
	}
	if ( path === '/server/' ) {
		const { draw } = await import(
			join( BUILT, 'server/server/entry-server.mjs' )
		);
		const page = await readFile(
			join( BUILT, 'server/client/index.html' ),
			'utf8'
		);
		const { html: drawn, data } = await draw( shopUrl );
		const json = JSON.stringify( data ).replaceAll( '<', '\\u003c' );
		return [
			html,
			page
				.replace( '<!--drawn-->', () => drawn )
				.replace(
					'<!--data-->',
					() =>
						`<script type="application/json" id="data">${ json }</script>`
				),
		];
	}
	for ( const [ start, folder ] of FOLDERS ) {
		if ( path.startsWith( start ) ) {
			const file = normalize( path.slice( start.length ) );
			if ( ! file.startsWith( '..' ) ) {
				return [
					TYPES[ /** @type {'.js'} */ ( extname( file ) ) ] ??
						'application/octet-stream',
					await readFile( join( folder, file ) ),
				];
			}
		}
	}
	throw new Error( `There is nothing at ${ path }.` );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string' },
			port: { type: 'string', default: '5180' },
		},
	} );
	serveExamples( values.shop ?? 'http://127.0.0.1:8080/' ).listen(
		Number( values.port ),
		() => console.log( `http://localhost:${ values.port }/` )
	);
}
