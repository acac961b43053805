// @ts-check
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { CHECKS, checksInstalled } from './checks/installed.mjs';
import { installPacked } from './packed.mjs';

/** What a package that is a module alone does not promise: to be required. */
const ESM_ONLY = 'CJSResolvesToESM';
/** The resolution of Node before it knew of doors: TypeScript's 'node10'. */
const BEFORE_DOORS = 'node10';

describe( 'the package as it is published', () => {
	/** @type {string} */
	let folder;
	/** @type {{ tarball: string, installed: string }} */
	let packed;

	before( async () => {
		await checksInstalled();
		folder = await mkdtemp( join( tmpdir(), 'marketday-published-' ) );
		packed = await installPacked( folder );
	} );
	after( () => rm( folder, { recursive: true } ) );

	const load = ( /** @type {string} */ module ) =>
		import( pathToFileURL( join( CHECKS, 'node_modules', module ) ).href );

	it( 'has nothing that publint finds', async () => {
		const { publint } = await load( 'publint/src/index-node.js' );
		const { messages } = await publint( {
			pkgDir: packed.installed,
			strict: true,
			pack: false,
		} );

		assert.deepEqual( messages, [] );
	} );

	it( 'has types that are right for each way of finding modules', async () => {
		const { checkPackage, createPackageFromTarballData } = await load(
			'@arethetypeswrong/core/dist/index.js'
		);
		const { types, problems } = await checkPackage(
			createPackageFromTarballData( await readFile( packed.tarball ) )
		);

		assert.equal( types.kind, 'included' );
		assert.deepEqual(
			problems.filter(
				(
					/** @type {{ kind: string, resolutionKind?: string }} */ one
				) =>
					one.kind !== ESM_ONLY && one.resolutionKind !== BEFORE_DOORS
			),
			[]
		);
	} );
} );
