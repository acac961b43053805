// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { filesOfZip } from './files/zip.mjs';
import { startSite } from './site/index.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { runOrThrow } from './terminal/run-process.mjs';

/**
 * @typedef {object} Step
 * @property {string}                                               step
 * @property {{ resource: string, slug?: string, url?: string }} [pluginData]
 * @property {Record<string, unknown>}                              [options]
 * @property {string}                                               [code]
 */

const TO = mkdtempSync( join( tmpdir(), 'marketday-preview-' ) );
/** What WordPress Playground has loaded before a step's own code. */
const LOADED = /^<\?php require '\/wordpress\/wp-load\.php';/;

/** @return {Promise<(blueprint: unknown) => { valid: boolean, errors?: unknown }>} Of WordPress Playground. */
async function validator() {
	const cli = createRequire( import.meta.url ).resolve(
		'@wp-playground/cli/package.json'
	);
	const home = createRequire( cli ).resolve(
		'@wp-playground/blueprints/package.json'
	);
	const { validateBlueprint } = await import(
		pathToFileURL( join( home, '../index.js' ) ).href
	);
	return validateBlueprint;
}

/** @param {Step} step */
const zipOf = ( { pluginData } ) =>
	join(
		TO,
		pluginData?.slug
			? `${ pluginData.slug }.zip`
			: basename( pluginData?.url ?? '' )
	);

/**
 * @param {Step} step
 * @return {string} PHP that does in a site what WordPress Playground does.
 */
function codeOf( step ) {
	switch ( step.step ) {
		case 'installPlugin':
			return `
				require_once ABSPATH . 'wp-admin/includes/admin.php';
				require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
				$upgrader  = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
				$installed = $upgrader->install( '${ zipOf( step ) }' );
				$activated = true === $installed ? activate_plugin( $upgrader->plugin_info() ) : $installed;
				return is_wp_error( $activated ) ? $activated->get_error_message() : $activated;`;
		case 'setSiteOptions':
			return `foreach ( json_decode( '${ JSON.stringify(
				step.options
			) }', true ) as $name => $value ) { update_option( $name, $value ); } return null;`;
		case 'runPHP':
			return `${ step.code?.replace( LOADED, '' ) } return null;`;
		default:
			throw new Error( `Nothing is known of the step '${ step.step }'.` );
	}
}

describe( 'the preview in WordPress Playground', () => {
	/** @type {import('./site/index.mjs').StartedSite} */
	let site;
	/** @type {{ landingPage: string, steps: Step[] }} */
	let blueprint;
	before( async () => {
		blueprint = JSON.parse(
			await readFile(
				join( CHECKOUT, '.wordpress-org/blueprints/blueprint.json' ),
				'utf8'
			)
		);
		await runOrThrow( process.execPath, [
			join( CHECKOUT, 'tools/package.mjs' ),
			'--demo',
			'--to',
			TO,
		] );
		site = await startSite( { plugin: false, demo: false } );
	} );
	after( async () => {
		await site?.stop();
		await rm( TO, { recursive: true } );
	} );

	it( 'is a blueprint by its schema', async () => {
		const validate = await validator();

		assert.deepEqual( validate( blueprint ), { valid: true } );
		assert.equal(
			validate( { ...blueprint, steps: [ { step: 'no such' } ] } ).valid,
			false
		);
	} );

	it( 'is prepared in a pull request as in the directory, by its own zips', async () => {
		const workflow = await readFile(
			join( CHECKOUT, '.github/workflows/preview-publish.yml' ),
			'utf8'
		);
		const [ , text = '' ] =
			/blueprint: \|\n([\s\S]*)/.exec( workflow ) ?? [];
		const { steps, ...ofWorkflow } = JSON.parse(
			text.replace(
				/\{\{ARTIFACT_URL:([\w-]+)\}\}/g,
				'https://a.example/$1.zip'
			)
		);

		assert.deepEqual( ( await validator() )( { ...ofWorkflow, steps } ), {
			valid: true,
		} );
		assert.deepEqual(
			steps.map( ( /** @type {Step} */ step ) =>
				step.pluginData ? basename( zipOf( step ) ) : step
			),
			blueprint.steps.map( ( step ) =>
				step.pluginData ? basename( zipOf( step ) ) : step
			)
		);
	} );

	it( 'installs plugins whose zips there are', async () => {
		const installed = blueprint.steps.filter(
			( { step } ) => step === 'installPlugin'
		);

		assert.equal( installed.length, 2 );
		for ( const step of installed ) {
			const name = basename( zipOf( step ), '.zip' );
			const names = (
				await filesOfZip( await readFile( zipOf( step ) ) )
			).map( ( file ) => file.name );
			assert.ok( names.includes( `${ name }/${ name }.php` ), name );
		}
	} );

	it( 'opens on the demo shop when its steps are done, on a site that has nothing', async () => {
		for ( const step of blueprint.steps ) {
			assert.equal( await site.php( codeOf( step ) ), null, step.step );
		}

		const page = await fetch( site.url + blueprint.landingPage );
		const html = await page.text();

		assert.equal( page.status, 200 );
		assert.match( html, /wp-block-marketday-|marketday-product-grid/ );
		assert.match(
			await ( await fetch( `${ site.url }/product/enamel-mug/` ) ).text(),
			/Enamel mug/i
		);
		assert.equal( await site.errors(), '' );
	} );
} );
