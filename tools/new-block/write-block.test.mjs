// @ts-check
import assert from 'node:assert/strict';
import {
	cp,
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { Problem } from '../terminal/problem.mjs';
import { run } from '../terminal/run-process.mjs';
import { writeBlock } from './write-block.mjs';

/** What is installed or made, and too much to copy. */
const LINKED = [ 'node_modules', 'vendor' ];
const LEFT_OUT = [
	'.git',
	'.marketday',
	'.stamps',
	'build',
	'demo',
	'docs',
	'test-results',
];

describe( 'npm run new-block', () => {
	let checkout = '';
	/** @type {string[]} */
	let files = [];
	before( async () => {
		checkout = await copyOfTheCheckout();
		files = await writeBlock( checkout, 'opening-hours', 'Site' );
	} );
	after( () => rm( checkout, { recursive: true, force: true } ) );

	const program = (
		/** @type {string} */ name,
		/** @type {string[]} */ ...args
	) =>
		run( join( checkout, 'node_modules/.bin', name ), args, {
			cwd: checkout,
		} );
	const passes = async (
		/** @type {Promise<import('../terminal/run-process.mjs').RunResult>} */ finished
	) => {
		const { code, stdout, stderr } = await finished;
		assert.equal( code, 0, stdout + stderr );
	};
	const inRooms = () => files.filter( ( file ) => /\.tsx?$/.test( file ) );

	it( 'writes the four rooms under one name', () => {
		for ( const room of [
			'blocks/opening-hours/',
			'src/features/opening-hours/',
			'php/Site/OpeningHours/',
			'tests/php/OpeningHours/',
			'tests/contract/opening-hours/',
		] ) {
			assert.ok(
				files.some( ( file ) => file.startsWith( room ) ),
				room
			);
		}
	} );

	it( 'leaves no placeholder behind', async () => {
		for ( const file of files ) {
			assert.doesNotMatch(
				await readFile( join( checkout, file ), 'utf8' ),
				/__(name|Name|Title|Door)__/,
				file
			);
		}
	} );

	it( 'adds one import and one line to the composition root', async () => {
		const plugin = await readFile(
			join( checkout, 'php/Plugin.php' ),
			'utf8'
		);

		assert.match(
			plugin,
			/^use Marketday\\Site\\OpeningHours\\OpeningHoursFeature;$/m
		);
		assert.match(
			plugin,
			/^\t\t\tOpeningHoursFeature::class => static fn \(\) => \( new OpeningHoursFeature\( \$blocks \) \)->register\(\),$/m
		);
	} );

	it( 'writes TypeScript that passes the strict compiler', async () => {
		await writeFile(
			join( checkout, 'tsconfig.rooms.json' ),
			JSON.stringify( {
				extends: './tsconfig.json',
				include: [ 'types' ],
				files: [ 'tests/jest-setup.ts', ...inRooms() ],
			} )
		);
		await passes( program( 'tsc', '-p', 'tsconfig.rooms.json' ) );
	} );
	it( 'writes TypeScript that passes the lint', () =>
		passes( program( 'eslint', ...inRooms() ) ) );
	it( 'writes styles that pass the lint', () =>
		passes(
			program( 'wp-scripts', 'lint-style', 'blocks/opening-hours/*.scss' )
		) );
	it( 'keeps to the rooms', () =>
		passes(
			program(
				'depcruise',
				...inRooms(),
				'--config',
				'.dependency-cruiser.cjs'
			)
		) );
	it( 'writes tests that pass', () =>
		passes(
			program(
				'wp-scripts',
				'test-unit-js',
				'--config',
				'jest.config.js',
				'src/features/opening-hours'
			)
		) );

	it( 'writes PHP that is laid out like the rest', () =>
		passes(
			run(
				'php',
				[
					'vendor/bin/php-cs-fixer',
					'check',
					'--config',
					'.php-cs-fixer.dist.php',
					'php/Plugin.php',
					'php/Site/OpeningHours',
					'tests/php/OpeningHours',
				],
				{ cwd: checkout }
			)
		) );

	it( 'refuses a block that is there already', async () => {
		await assert.rejects(
			writeBlock( checkout, 'opening-hours', 'Site' ),
			/blocks\/opening-hours is already there/
		);
	} );

	for ( const name of [
		'OpeningHours',
		'opening_hours',
		'-hours',
		'../hours',
		'',
	] ) {
		it( `refuses the name '${ name }'`, async () => {
			await assert.rejects(
				writeBlock( checkout, name, 'Site' ),
				Problem
			);
		} );
	}
} );

/** @return {Promise<string>} A copy of the checkout's own files. */
async function copyOfTheCheckout() {
	const copy = await mkdtemp( join( tmpdir(), 'marketday-checkout-' ) );
	await mkdir( copy, { recursive: true } );
	for ( const name of await readdir( CHECKOUT ) ) {
		if ( LINKED.includes( name ) ) {
			await symlink( join( CHECKOUT, name ), join( copy, name ) );
		} else if ( ! LEFT_OUT.includes( name ) ) {
			await cp( join( CHECKOUT, name ), join( copy, name ), {
				recursive: true,
			} );
		}
	}
	return copy;
}
