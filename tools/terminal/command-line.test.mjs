// @ts-check
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filesBelow } from '../files/fingerprint.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { helpOf, readCommandLine } from './command-line.mjs';
import { Problem } from './problem.mjs';
import { run } from './run-process.mjs';

const SECONDS = 10;

/** Its words that are not its own go to the runners, and its parts have tests of their own. */
const DRIVER = 'tools/test.mjs';

const TOOL = {
	name: 'npm run tool',
	text: 'does a thing.',
	options: {
		dir: { takes: 'FOLDER', text: 'where', standard: 'here' },
		port: { takes: 'N', text: 'on which port' },
		db: { takes: 'sqlite|mariadb', text: 'database' },
		reset: { text: 'anew' },
	},
};
const RUNNER = {
	...TOOL,
	words: { takes: '[COMMAND ...]', text: 'to run', isCommand: true },
};

describe( 'the command line of a tool', () => {
	it( 'gives each option its value, or its standard', () => {
		const { values, words } = readCommandLine( TOOL, [ '--port', '80' ] );

		assert.deepEqual( values, {
			dir: 'here',
			port: '80',
			db: undefined,
			reset: false,
		} );
		assert.deepEqual( words, [] );
	} );

	it( 'shows every option that it takes, with its value and its standard', () => {
		assert.equal(
			helpOf( TOOL ),
			`npm run tool: does a thing.

  npm run tool -- [options]

  --dir FOLDER         where (here)
  --port N             on which port
  --db sqlite|mariadb  database
  --reset              anew
  --help               show this
`
		);
	} );

	for ( const [
		args,
		sentence,
	] of /** @type {Array<[ string[], string ]>} */ ( [
		[ [ '--colour=red' ], "'--colour' is not an option of npm run tool." ],
		[
			[ '--db', 'oracle' ],
			"'--db' of npm run tool takes no 'oracle', but sqlite or mariadb.",
		],
		[ [ '-x' ], "'-x' is not an option of npm run tool." ],
		[ [ '--port' ], "'--port' of npm run tool needs its value: --port N." ],
		[
			[ '--port', '--reset' ],
			"'--port' of npm run tool needs its value: --port N.",
		],
		[ [ '--reset=no' ], "'--reset' of npm run tool takes no value." ],
		[ [ 'thing' ], "npm run tool takes no 'thing'." ],
	] ) ) {
		it( `answers ${ args.join(
			' '
		) } with a sentence and the way out`, () => {
			assert.throws(
				() => readCommandLine( TOOL, args ),
				new Problem(
					`${ sentence } Run it with --help to see what it takes.`
				)
			);
		} );
	}

	it( 'leaves a command the options that are its own, and takes those of the tool from among them', () => {
		const { values, words, isHelpWanted } = readCommandLine( RUNNER, [
			'import',
			'shop.csv',
			'--dry-run',
			'--dir',
			'there',
			'--help',
		] );

		assert.equal( values.dir, 'there' );
		assert.deepEqual( words, [
			'import',
			'shop.csv',
			'--dry-run',
			'--help',
		] );
		assert.equal( isHelpWanted, false );
	} );

	it( 'refuses an option before the command that is not the tool’s', () => {
		assert.throws(
			() => readCommandLine( RUNNER, [ '--dry-run', 'import' ] ),
			/^Error: '--dry-run' is not an option of npm run tool\./
		);
	} );
} );

describe( 'each tool that a person starts', async () => {
	const tools = await entryPoints();
	/** @type {string} */
	let copy;

	before( async () => {
		copy = await mkdtemp( join( tmpdir(), 'marketday-tools-' ) );
		await cp( join( CHECKOUT, 'tools' ), join( copy, 'tools' ), {
			recursive: true,
			filter: ( path ) => ! path.endsWith( 'node_modules' ),
		} );
		await cp(
			join( CHECKOUT, 'package.json' ),
			join( copy, 'package.json' )
		);
	} );
	after( () => rm( copy, { recursive: true } ) );

	/**
	 * Runs it where nothing is installed or built.
	 *
	 * @param {string} tool
	 * @param {string} option
	 */
	async function answerOf( tool, option ) {
		const files = await filesBelow( copy );
		const result = await run( process.execPath, [ tool, option ], {
			cwd: copy,
			env: {
				HOME: copy,
				MARKETDAY_CACHE: join( copy, 'cache' ),
				MARKETDAY_TOLD_OF_NODE: 'yes',
			},
			timeout: SECONDS * 1000,
		} );
		assert.deepEqual( await filesBelow( copy ), files, 'it wrote' );
		return result;
	}

	it( 'is found', () => {
		for ( const known of [
			'tools/site/demo.mjs',
			'tools/bench/instantsearch.mjs',
			'tools/library/build-library.mjs',
			DRIVER,
		] ) {
			assert.ok( tools.includes( known ), known );
		}
	} );

	for ( const tool of tools ) {
		it( `says what it takes, before anything is installed: ${ tool }`, async () => {
			const { code, stdout, stderr } = await answerOf( tool, '--help' );

			assert.equal( stderr, '' );
			assert.equal( code, 0 );
			assert.match( stdout, /^(npm (run )?[\w:-]+|node tools\/\S+): / );
		} );
	}

	for ( const tool of tools.filter( ( one ) => one !== DRIVER ) ) {
		it( `says in a sentence what it does not take: ${ tool }`, async () => {
			const { code, stdout, stderr } = await answerOf(
				tool,
				'--no-such-option'
			);

			assert.equal( stdout, '' );
			assert.equal( code, 1 );
			assert.match(
				stderr,
				/^\n'--no-such-option' is not an option of .+\. Run it with --help to see what it takes\.\n$/
			);
		} );
	}
} );

/** @return {Promise<string[]>} What the scripts of package.json and the workflows start, and what runs as a tool does. */
async function entryPoints() {
	const results = await Promise.all(
		[
			join( CHECKOUT, 'package.json' ),
			...( await filesBelow( join( CHECKOUT, '.github/workflows' ) ) ),
		].map( ( file ) => readFile( file, 'utf8' ) )
	);
	const named = [
		...results.join( '\n' ).matchAll( /node (tools\/\S+\.mjs)/g ),
	];
	const sources = ( await filesBelow( join( CHECKOUT, 'tools' ) ) ).filter(
		( file ) => /(?<!\.test)\.mjs$/.test( file )
	);
	const tools = named.map( ( [ , file = '' ] ) => file );
	for ( const file of sources ) {
		const text = await readFile( file, 'utf8' );
		if ( /^\t?(await runTool\(|commandLine\()/m.test( text ) ) {
			tools.push( relative( CHECKOUT, file ) );
		}
	}
	return [ ...new Set( tools ) ].sort();
}
