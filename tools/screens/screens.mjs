// @ts-check
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../setup/chromium.mjs';
import { DEFAULT_DIR } from '../site/demo-options.mjs';
import { addLanguage } from '../site/language.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { chooseScreens, readScreensOptions, SCREENS } from './options.mjs';
import { takeReadmePictures } from './readme.mjs';
import { drawSheets } from './sheets.mjs';
import { SCREEN_STATES } from './states.mjs';
import { NOT_SHOWN, takePicture, visitorsOf } from './take.mjs';

const ARABIC = 'ar';
const progress = createProgress();
const { values } = commandLine( SCREENS );

await runTool( () => screens( readScreensOptions( values ) ) );

/** @param {import('./options.mjs').ScreensOptions} options */
async function screens( options ) {
	const states = chooseScreens( SCREEN_STATES, options.only );
	const executablePath = await findChromium( progress );
	const url = await progress.step( 'Opening the demo', () =>
		openDemo( options )
	);
	const { chromium } = await import( '@playwright/test' );
	const browser = await chromium.launch( { executablePath } );
	try {
		const faults = options.readme
			? await takeReadmePictures( browser, url )
			: await amongVisitors( options, () =>
					takeAll( browser, url, states, options )
			  );
		if ( faults.length > 0 ) {
			throw new Problem( `${ faults.join( '.\n' ) }.` );
		}
	} finally {
		await browser.close();
	}
}

/**
 * The demo stays open: the next run finds it warm.
 *
 * @param {import('./options.mjs').ScreensOptions} options
 * @return {Promise<string>} Its address.
 */
async function openDemo( { dir, woocommerce, skipBuild } ) {
	const output = await runOrThrow(
		process.execPath,
		[
			'tools/site/demo.mjs',
			'--detach',
			...( skipBuild ? [ '--skip-build' ] : [] ),
			...( dir ? [ '--dir', dir ] : [] ),
			...( woocommerce ? [ '--woocommerce', woocommerce ] : [] ),
		],
		{ cwd: CHECKOUT }
	);
	return output.trim().split( '\n' ).pop() ?? '';
}

/**
 * @param {import('@playwright/test').Browser}           browser
 * @param {string}                                       url
 * @param {ReadonlyArray<import('./states.mjs').ScreenState>} states
 * @param {import('./options.mjs').ScreensOptions}       options
 */
async function takeAll( browser, url, states, options ) {
	const { out, widths, themes, directions } = options;
	await mkdir( out, { recursive: true } );
	/** @type {Array<{ file: string, name: string, width: number, set: string }>} */
	const pictures = [];
	/** @type {string[]} */
	const faults = [];
	for ( const direction of directions ) {
		for ( const theme of themes ) {
			const visitors = visitorsOf( browser, url, theme, direction );
			for ( const width of widths ) {
				const set = `${ width }-${ theme }-${ direction }`;
				for ( const state of states ) {
					const fault = await takePicture(
						visitors,
						state,
						width,
						join( out, `${ state.name }-${ set }.jpg` )
					);
					if ( fault ) {
						faults.push( `${ state.name }-${ set } ${ fault }` );
					}
					if ( ! fault.startsWith( NOT_SHOWN ) ) {
						pictures.push( {
							file: `${ state.name }-${ set }.jpg`,
							name: state.name,
							width,
							set,
						} );
					}
				}
				progress.line( `  ${ set }: ${ states.length } screens` );
			}
			await visitors.leave();
		}
	}
	const sheets = await drawSheets( browser, out, pictures );
	progress.line(
		`\n${ pictures.length } pictures and ${ sheets.length } sheets of them are in ${ out }.`
	);
	return faults;
}

/**
 * Runs the work while the site knows the visitors of other directions and themes.
 *
 * @template T
 * @param {import('./options.mjs').ScreensOptions} options
 * @param {() => Promise<T>}                       work
 * @return {Promise<T>}
 */
async function amongVisitors( { dir = DEFAULT_DIR }, work ) {
	const switcher = join(
		dir,
		'wordpress/wp-content/mu-plugins/marketday-screens.php'
	);
	await addLanguage( CHECKOUT, dir, ARABIC );
	await copyFile( new URL( 'visitor.php', import.meta.url ), switcher );
	try {
		return await work();
	} finally {
		await rm( switcher, { force: true } );
	}
}
