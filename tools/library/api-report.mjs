// @ts-check
/**
 * Compares what the library offers with the report in the repository, `docs/api/blocks.api.md`: a change of it is made on purpose, by
 * `npm run api`, and seen in the review. `npm run check:api` only looks.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { checksInstalled } from './checks/installed.mjs';

const { values } = commandLine( {
	name: 'npm run check:api',
	text: 'compares what the library offers with docs/api/blocks.api.md.',
	options: { write: { text: 'write that file anew, as npm run api does' } },
} );

const NAME = 'blocks.api.md';
const REPORT = join( CHECKOUT, 'docs/api', NAME );

/**
 * What we use of @microsoft/api-extractor.
 *
 * @typedef {{ ExtractorConfig: { prepare: ( options: object ) => object }, Extractor: { invoke: ( config: object, options: object ) => { errorCount: number } } }} Extractor
 */

/**
 * @param {Extractor} extractor
 * @param {string} folder Of the library's modules.
 */
function prepare( { ExtractorConfig }, folder ) {
	const silent = {
		compilerMessageReporting: {
			default: { logLevel: 'none' },
		},
		extractorMessageReporting: {
			default: { logLevel: 'none' },
			// A type that is needed and cannot be named is a fault of ours.
			'ae-forgotten-export': {
				logLevel: 'warning',
				addToApiReportFile: true,
			},
		},
		tsdocMessageReporting: {
			default: { logLevel: 'none' },
		},
	};
	return ExtractorConfig.prepare( {
		configObjectFullPath: undefined,
		packageJsonFullPath: join( folder, 'package.json' ),
		configObject: {
			projectFolder: folder,
			mainEntryPointFilePath: join( folder, 'index.d.ts' ),
			compiler: {
				overrideTsconfig: {
					compilerOptions: {
						target: 'es2022',
						module: 'esnext',
						moduleResolution: 'bundler',
						lib: [ 'es2022', 'dom', 'dom.iterable' ],
						jsx: 'react-jsx',
						strict: true,
						skipLibCheck: true,
						types: [],
					},
					files: [ 'index.d.ts' ],
				},
			},
			apiReport: {
				enabled: true,
				reportFileName: NAME,
				reportFolder: join( folder, 'report' ),
				reportTempFolder: join( folder, 'made' ),
			},
			docModel: { enabled: false },
			dtsRollup: { enabled: false },
			tsdocMetadata: { enabled: false },
			newlineKind: 'lf',
			messages: silent,
		},
	} );
}

/** @return {Promise<string>} The report of the sources as they are. */
async function makeReport() {
	// It needs TypeScript.
	const { writeModules } = await import( './library-modules.mjs' );
	const need = await checksInstalled();
	/** @type {Extractor} */
	const extractor = need( '@microsoft/api-extractor' );
	const within = join( CHECKOUT, '.stamps' );
	await mkdir( within, { recursive: true } );
	const folder = await mkdtemp( join( within, 'api-' ) );
	try {
		await writeModules( folder );
		await cp(
			join( CHECKOUT, 'package.json' ),
			join( folder, 'package.json' )
		);
		await mkdir( join( folder, 'report' ) );
		const { errorCount } = extractor.Extractor.invoke(
			prepare( extractor, folder ),
			{ localBuild: true, showVerboseMessages: false }
		);
		if ( errorCount > 0 ) {
			throw new Problem( "The library's types have faults." );
		}
		return await readFile( join( folder, 'made', NAME ), 'utf8' );
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
}

/**
 * @param {string} before
 * @param {string} now
 * @return {string} Lines that one of them has alone.
 */
function difference( before, now ) {
	const [ old, fresh ] = [ before, now ].map(
		( text ) => new Set( text.split( '\n' ) )
	);
	return [
		...[ ...( old ?? [] ) ]
			.filter( ( line ) => ! fresh?.has( line ) )
			.map( ( line ) => `- ${ line }` ),
		...[ ...( fresh ?? [] ) ]
			.filter( ( line ) => ! old?.has( line ) )
			.map( ( line ) => `+ ${ line }` ),
	].join( '\n' );
}

await runTool( async () => {
	const now = await makeReport();
	if ( values.write ) {
		await mkdir( join( CHECKOUT, 'docs/api' ), { recursive: true } );
		await writeFile( REPORT, now );
		return;
	}
	const before = await readFile( REPORT, 'utf8' ).catch( () => '' );
	if ( before !== now ) {
		throw new Problem(
			`The library offers something else than docs/api/${ NAME } says:\n${ difference(
				before,
				now
			) }\nWhere that is meant, write the report anew by 'npm run api', and tell users by a changeset.`
		);
	}
} );
