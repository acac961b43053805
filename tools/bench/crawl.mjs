// @ts-check
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../site/index.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { row, table } from './rows.mjs';

/** From so many addresses on, every product and term has been there by half of the way. */
const SETTLED = 10_000;

/** What the second half of the way may then add to the object cache. */
const LATE_ENTRIES = 50;

/** What a page may leave in the memory of the process that draws it. */
const BYTES_PER_PAGE = 100;

/** A line that has seen so many products in a day is not counted further. */
const MOST_VIEWS = 500;

/**
 * What a visitor sends that is refused, or that only counts.
 *
 * @type {Array<( index: number, nonce: string ) => [ string, RequestInit ]>}
 */
const ASKED = [
	( index ) => [ `/?add-to-cart=${ 90_000_000 + index }`, {} ],
	( index ) => [ `/?add-to-cart=${ index }abc`, {} ],
	( index ) => [
		'/?wc-ajax=apply_coupon',
		postOf( { coupon_code: `made-up-${ index }`, security: 'x' } ),
	],
	( index ) => [
		'/cart/',
		postOf( {
			'marketday-action': 'apply-coupon',
			coupon_code: `${ index }`,
		} ),
	],
	( index ) => [
		'/wp-json/wc/store/v1/cart/add-item',
		postOf( { id: `${ 90_000_000 + index }` } ),
	],
	( index, nonce ) => [
		'/wp-json/wopb/views',
		postOf(
			{ postID: `${ 1 + ( index % 3000 ) }`, wpnonce: nonce },
			`Browser ${ index }`
		),
	],
];

/**
 * What there is that a page could have left.
 *
 * @typedef {{ addresses: number, options: number, transients: number, cache: number, memory: number }} Left
 */

const { values: options } = commandLine( {
	name: 'npm run bench:crawl',
	text: 'what crawlers and refused requests leave behind in a site.',
	options: {
		addresses: {
			takes: 'N',
			text: 'pages drawn in one process',
			standard: '50000',
		},
		requests: {
			takes: 'N',
			text: 'pages asked for over HTTP',
			standard: '1000',
		},
		refused: {
			takes: 'N',
			text: 'requests that are refused, or only counted',
			standard: '50000',
		},
		db: { takes: 'sqlite|mariadb', text: 'database', standard: 'mariadb' },
		json: { takes: 'FILE', text: 'write the rows there too' },
	},
} );
const say = ( /** @type {string} */ line ) =>
	process.stderr.write( `${ line }\n` );

const site = await startSite( {
	db: options.db === 'sqlite' ? 'sqlite' : 'mariadb',
} );
try {
	await printCommands();
	const rows = [
		...( await drawPages( options.addresses ) ),
		...( await visitAddresses( options.requests ) ),
		...( await sendRequests( Number( options.refused ) ) ),
	];
	process.stdout.write( `${ table( rows ) }\n` );
	if ( options.json ) {
		await writeFile( options.json, JSON.stringify( rows, null, '\t' ) );
	}
	process.exitCode = rows.every( ( { ok } ) => ok ) ? 0 : 1;
} finally {
	await site.stop();
}

async function printCommands() {
	const plugins = join( site.dir, 'wordpress/wp-content/mu-plugins' );
	await mkdir( plugins, { recursive: true } );
	await copyFile(
		fileURLToPath( new URL( 'php/crawl.php', import.meta.url ) ),
		join( plugins, 'marketday-crawl.php' )
	);
	await commandOrThrow( 'index' );
}

/**
 * Pages drawn one after the other in one process, whose cache stands for one that outlives the request.
 *
 * @param {string} count
 */
async function drawPages( count ) {
	say( `Drawing the pages of ${ count } random addresses` );
	const printed = await commandOrThrow( 'bench-crawl', [ count ] );
	const steps = printed
		.split( '\n' )
		.filter( ( line ) => line.startsWith( '{' ) )
		.map( ( line ) => /** @type {Left} */ ( JSON.parse( line ) ) );
	steps.forEach(
		( { addresses, options: rows, transients, cache, memory } ) =>
			say(
				`${ addresses }: ${ rows } options, ${ transients } transients, ${ cache } cache entries, ${ memory } bytes`
			)
	);
	const [ first, half, last ] = [
		steps[ 0 ],
		steps[ Math.floor( steps.length / 2 ) ],
		steps.at( -1 ),
	];
	if ( ! first || ! half || ! last ) {
		throw new Error( 'The crawl printed nothing.' );
	}
	const name = `${ count } random facet addresses drawn`;
	const pages = last.addresses - half.addresses;
	return [
		...storedRows( name, first, last ),
		row( `${ name }: object cache entries`, last.cache, '' ),
		row(
			`${ name }: object cache entries that came in the second half`,
			last.cache - half.cache,
			'',
			last.addresses < SETTLED ? null : LATE_ENTRIES
		),
		row(
			`${ name }: memory a page leaves, in the second half`,
			( last.memory - half.memory ) / pages,
			'bytes',
			last.addresses < SETTLED ? null : BYTES_PER_PAGE
		),
	];
}

/**
 * Whole pages asked for over HTTP, as a crawler does.
 *
 * @param {string} count
 */
async function visitAddresses( count ) {
	say( `Visiting ${ count } random addresses` );
	const printed = await commandOrThrow( 'bench-addresses', [ count ] );
	const addresses = printed.split( '\n' ).filter( Boolean );
	await visit( '' );
	const before = await countStored();
	await Promise.all(
		[ 0, 1 ].map( async ( worker ) => {
			for ( let at = worker; at < addresses.length; at += 2 ) {
				await visit( addresses[ at ] ?? '' );
			}
		} )
	);
	return storedRows(
		`${ count } random facet addresses visited`,
		before,
		await countStored()
	);
}

/**
 * Requests of new visitors, each without a cookie, that the shop refuses or only counts.
 *
 * @param {number} count
 */
async function sendRequests( count ) {
	say( `Sending ${ count } requests that are refused or counted` );
	const { data } = /** @type {{ data: { nonce: string } }} */ (
		await (
			await fetch(
				`${ site.url }/wp-admin/admin-ajax.php?action=wopb_get_nonce`
			)
		).json()
	);
	const before = await visitorRows();
	await Promise.all(
		[ 0, 1 ].map( async ( worker ) => {
			for ( let at = worker; at < count; at += 2 ) {
				const [ path, init ] =
					ASKED[ at % ASKED.length ]?.( at, data.nonce ) ?? [];
				const response = await fetch( `${ site.url }${ path }`, {
					redirect: 'manual',
					...init,
				} );
				await response.arrayBuffer();
				if ( response.status >= 500 ) {
					throw new Error(
						`${ path } answered ${ response.status }.`
					);
				}
			}
		} )
	);
	const after = await visitorRows();
	const name = `${ count } refused or counted requests`;
	return [
		row(
			`${ name }: sessions left`,
			after.sessions - before.sessions,
			'',
			0
		),
		row(
			`${ name }: rows of views left`,
			after.views - before.views,
			'',
			MOST_VIEWS
		),
	];
}

/**
 * @param {Record< string, string >} fields
 * @param {string}                   [agent] What the browser calls itself.
 * @return {RequestInit}
 */
function postOf( fields, agent = 'Crawler' ) {
	return {
		method: 'POST',
		headers: { 'User-Agent': agent },
		body: new URLSearchParams( fields ),
	};
}

/** @return {Promise<{ sessions: number, views: number }>} */
async function visitorRows() {
	return /** @type {{ sessions: number, views: number }} */ (
		await site.php(
			'global $wpdb; $count = static fn ( string $table ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table}" ); $wpdb->suppress_errors(); return [ "sessions" => $count( "marketday_sessions" ), "views" => $count( "marketday_product_views" ) ];'
		)
	);
}

/** @param {string} query */
async function visit( query ) {
	const response = await fetch( `${ site.url }/shop/?${ query }` );
	await response.arrayBuffer();
	// A page that the listing does not have is a page all the same.
	if ( ! response.ok && response.status !== 404 ) {
		throw new Error( `/shop/?${ query } answered ${ response.status }.` );
	}
}

/** @return {Promise<{ options: number, transients: number }>} */
async function countStored() {
	return /** @type {{ options: number, transients: number }} */ (
		await site.php(
			"global $wpdb; return [ 'options' => (int) $wpdb->get_var( \"SELECT COUNT(*) FROM {$wpdb->options}\" ), 'transients' => (int) $wpdb->get_var( \"SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%\\_transient\\_%'\" ) ];"
		)
	);
}

/**
 * @param {string}                                   name
 * @param {{ options: number, transients: number }} before
 * @param {{ options: number, transients: number }} after
 */
function storedRows( name, before, after ) {
	return [
		row(
			`${ name }: rows of options left`,
			after.options - before.options,
			'',
			0
		),
		row(
			`${ name }: transients left`,
			after.transients - before.transients,
			'',
			0
		),
	];
}

/**
 * @param {string}   command
 * @param {string[]} [args]
 */
async function commandOrThrow( command, args = [] ) {
	const { code, stdout, stderr } = await site.run( command, args );
	if ( code !== 0 ) {
		throw new Error( `'${ command }' failed: ${ stderr || stdout }` );
	}
	return stdout;
}
