// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

/** In the order of the page; each file belongs to the first that it fits. @type {Array<{ name: string, does: string, of: RegExp }>} */
const ROOMS = [
	{
		name: 'php/Kernel',
		does: 'what every feature stands on: blocks, routes and guards, loading, views, slots, emails, tables, visitors’ data; knows no shop',
		of: /^php\/Kernel\//,
	},
	{
		name: 'php/Engine/Embedded',
		does: 'the engine without WooCommerce, in its shapes and protocols',
		of: /^php\/Engine\/Embedded\//,
	},
	{
		name: 'php/Engine/WooCommerce',
		does: 'the adapter to WooCommerce, which alone names its symbols',
		of: /^php\/Engine\/WooCommerce\//,
	},
	{
		name: 'php/Search/Index, Elastic, Contract',
		does: 'two ways of searching, and what features ask instead',
		of: /^php\/Search\/(Index|Elastic|Contract)\//,
	},
	{
		name: 'php/Engine/Contract',
		does: 'the contract of a shop: interfaces, values, events of a sale',
		of: /^php\/Engine\/Contract\//,
	},
	{
		name: 'php/Catalogue/Listing',
		does: 'a page’s listings, each resolved once; what lists of products share',
		of: /^php\/Catalogue\/Listing\//,
	},
	{
		name: 'php/*',
		does: 'features, each a stranger to the others',
		of: /^php\/[^/]+\//,
	},
	{
		name: 'src/kernel, src/behaviour',
		does: 'the browser without WordPress: basket, calls, money, listeners',
		of: /^src\/(kernel|behaviour)\//,
	},
	{
		name: 'src/host',
		does: 'the page around the features: listings, buttons, islands',
		of: /^src\/host\//,
	},
	{
		name: 'src/ui, src/validation',
		does: 'parts without meaning, and rules of fields',
		of: /^src\/(ui|validation)\//,
	},
	{
		name: 'src/features',
		does: 'features in the browser, and their doors to the library',
		of: /^src\/features\//,
	},
	{ name: 'blocks', does: 'block.json, editor and glue', of: /^blocks\// },
];

const CODE = /(?<!\.test|\.d)\.(php|tsx?)$/;

/** @return {Promise<import('./rooms-table.mjs').Room[]>} Of what git knows: code without tests and style sheets. */
export async function readRooms() {
	const files = await runOrThrow(
		'git',
		[ 'ls-files', '--', 'php', 'src', 'blocks' ],
		{ cwd: CHECKOUT }
	);
	const rooms = ROOMS.map( ( { name, does } ) => ( {
		name,
		does,
		files: 0,
		lines: 0,
	} ) );
	for ( const file of files
		.split( '\n' )
		.filter( ( one ) => CODE.test( one ) ) ) {
		const room = rooms[ ROOMS.findIndex( ( { of } ) => of.test( file ) ) ];
		if ( room ) {
			const text = await readFile( join( CHECKOUT, file ), 'utf8' );
			room.files++;
			room.lines += text.split( '\n' ).length - 1;
		}
	}
	return rooms;
}
