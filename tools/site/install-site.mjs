// @ts-check
import { Problem } from '../terminal/problem.mjs';
import { runScript, runScriptOrThrow } from './site-scripts.mjs';
import { SECOND_SITE } from './setup.mjs';
import { writeSite } from './site-folder.mjs';

/** The log-in of every local site. It listens on this machine only. */
export const ADMIN = { user: 'admin', password: 'marketday' };
const TITLE = 'Marketday';
const NO_SUCH_COMMAND = 3;
const NOT_ACTIVE = 4;

/**
 * Installs WordPress into a laid-out site whose database runs, and activates Marketday when it is there.
 *
 * @param {import('../php/find-php.mjs').Php}          php
 * @param {import('./site-folder.mjs').Site}           site
 * @param {boolean}                                    hasPlugin
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
export async function installSite( php, site, hasPlugin, progress ) {
	await progress.step(
		`Installing WordPress ${ site.wordpress } on ${ site.db }`,
		async () => {
			await runScriptOrThrow( php, site.dir, 'install.php', [
				TITLE,
				ADMIN.user,
				ADMIN.password,
				'shop@example.com',
			] );
			if ( site.setup.multisite ) {
				await runScriptOrThrow( php, site.dir, 'add-site.php', [
					SECOND_SITE,
					'Second stall',
				] );
			}
			await runScriptOrThrow(
				php,
				site.dir,
				'activate.php',
				hasPlugin ? [ 'marketday/marketday.php' ] : []
			);
			await runScriptOrThrow( php, site.dir, 'refresh-rules.php', [] );
		}
	);
}

/**
 * Fills the shop with the demo content, when the plugin has it.
 *
 * @param {import('../php/find-php.mjs').Php}          php
 * @param {import('./site-folder.mjs').Site}           site
 * @param {string}                                     version  What the content is made from.
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
export async function importDemoShop( php, site, version, progress ) {
	await progress.step( 'Importing the demo shop', async ( say ) => {
		const { code, stdout, stderr } = await runScript(
			php,
			site.dir,
			'run-command.php',
			[ 'demo' ],
			{ onStdout: say }
		);
		if ( code === NO_SUCH_COMMAND || code === NOT_ACTIVE ) {
			say( 'this build has no demo shop yet, so the shop stays empty' );
		} else if ( code !== 0 ) {
			throw new Problem(
				`The demo shop could not be imported (code ${ code }).\n${
					stderr || stdout
				}`
			);
		} else {
			site.demo = version;
			await writeSite( site );
		}
	} );
}

/**
 * Switches on what a shop may have around its till, for who tries it: other currencies, reserved baskets, suggested addresses.
 *
 * @param {import('../php/find-php.mjs').Php} php
 * @param {import('./site-folder.mjs').Site}  site
 */
export async function openTill( php, site ) {
	if ( site.demo ) {
		await runScriptOrThrow( php, site.dir, 'run-command.php', [
			'demo-till',
		] );
	}
}

/**
 * @param {import('../php/find-php.mjs').Php}          php
 * @param {import('./site-folder.mjs').Site}           site
 * @param {number}                                     count
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
export async function generateProducts( php, site, count, progress ) {
	await progress.step(
		`Adding ${ count } generated products`,
		async ( say ) => {
			const { code, stdout, stderr } = await runScript(
				php,
				site.dir,
				'run-command.php',
				[ 'generate', String( count ) ],
				{ onStdout: say }
			);
			if ( code !== 0 ) {
				throw new Problem(
					`The products could not be generated (code ${ code }).\n${
						stderr || stdout
					}`
				);
			}
		}
	);
}
