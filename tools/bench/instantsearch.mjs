// @ts-check
/**
 * Weighs InstantSearch's React build beside our library, as a site's bundler takes them (minified, gzipped, React left out):
 * `node tools/bench/instantsearch.mjs`. It installs theirs into a folder of its own, from the npm registry, and takes it away again.
 */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

commandLine( {
	name: 'node tools/bench/instantsearch.mjs',
	text: "weighs InstantSearch's React build beside our library. Needs the build.",
} );

const THEIRS = [ 'react-instantsearch@^7', 'algoliasearch@^5' ];
/** What a bundle of ours asks for beside itself. */
const OURS_NEED = [ '@wordpress/i18n', 'zustand' ];

/** What is weighed: a line for each, theirs and ours. */
const ROWS = [
	{
		name: 'a grid with its filter; ours with the basket',
		theirs: `
			import { liteClient } from 'algoliasearch/lite';
			import { InstantSearch, Hits, RefinementList, RangeInput, SortBy, Pagination } from 'react-instantsearch';
			console.log( liteClient, InstantSearch, Hits, RefinementList, RangeInput, SortBy, Pagination );`,
		ours: `
			import { createMarketday, MarketdayProvider } from '@marketday/blocks/shop';
			import { ProductGrid } from '@marketday/blocks/product-grid';
			import { ProductFilter } from '@marketday/blocks/product-filter';
			import { ShopBasket } from '@marketday/blocks/basket';
			console.log( createMarketday, MarketdayProvider, ProductGrid, ProductFilter, ShopBasket );`,
	},
	{
		name: 'a grid with its filter, sorting and search',
		theirs: `
			import { liteClient } from 'algoliasearch/lite';
			import { InstantSearch, Hits, RefinementList, RangeInput, SortBy, SearchBox, Pagination } from 'react-instantsearch';
			console.log( liteClient, InstantSearch, Hits, RefinementList, RangeInput, SortBy, SearchBox, Pagination );`,
		ours: `
			import { createMarketday, MarketdayProvider } from '@marketday/blocks/shop';
			import { ProductGrid } from '@marketday/blocks/product-grid';
			import { ProductFilter } from '@marketday/blocks/product-filter';
			import { SortSelect } from '@marketday/blocks/catalogue-sorting';
			import { ProductSearch } from '@marketday/blocks/product-search';
			console.log( createMarketday, MarketdayProvider, ProductGrid, ProductFilter, SortSelect, ProductSearch );`,
	},
	{
		name: 'everything',
		theirs: `
			import * as client from 'algoliasearch/lite';
			import * as all from 'react-instantsearch';
			console.log( client, all );`,
		ours: `
			import * as all from '@marketday/blocks';
			console.log( all );`,
	},
];

/**
 * @param {string} folder
 * @param {string} text
 */
async function weigh( folder, text ) {
	// It needs webpack.
	const { bundle } = await import( '../library/bundle.mjs' );
	const { files } = await bundle( folder, text );
	return (
		Object.values( files ).reduce( ( sum, bytes ) => sum + bytes, 0 ) / 1024
	);
}

await runTool( async () => {
	const folder = await mkdtemp( join( tmpdir(), 'marketday-weights-' ) );
	const theirs = join( folder, 'theirs' );
	const ours = join( folder, 'ours' );
	try {
		await mkdir( theirs );
		await writeFile(
			join( theirs, 'package.json' ),
			'{ "private": true }'
		);
		await runOrThrow(
			'npm',
			[
				'install',
				'--no-audit',
				'--no-fund',
				'--ignore-scripts',
				'--legacy-peer-deps',
				...THEIRS,
			],
			{ cwd: theirs, otherwise: 'InstantSearch could not be installed.' }
		);
		const installed = join( ours, 'node_modules/@marketday/blocks' );
		await mkdir( dirname( installed ), { recursive: true } );
		await cp( join( CHECKOUT, 'build/lib' ), installed, {
			recursive: true,
		} );
		for ( const name of OURS_NEED ) {
			const link = join( ours, 'node_modules', name );
			await mkdir( dirname( link ), { recursive: true } );
			await symlink( join( CHECKOUT, 'node_modules', name ), link );
		}
		process.stdout.write( 'KiB, gzipped, without React\n' );
		for ( const row of ROWS ) {
			const [ one, other ] = [
				await weigh( theirs, row.theirs ),
				await weigh( ours, row.ours ),
			];
			process.stdout.write(
				`${ row.name }: InstantSearch ${ one.toFixed(
					1
				) }, Marketday ${ other.toFixed( 1 ) } (${ Math.round(
					( other / one ) * 100
				) } %)\n`
			);
		}
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
} );
