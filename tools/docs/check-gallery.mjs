// @ts-check
/** Builds the gallery and opens each of its stories in a browser, where none may throw or fail axe: `npm run gallery`. */
import { findChromium } from '../setup/chromium.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { run } from '../terminal/run-process.mjs';
import { buildGallery } from './gallery.mjs';

commandLine( {
	name: 'npm run gallery',
	text: 'builds the gallery and opens each of its stories in a browser, where none may throw or fail axe.',
} );

await runTool( async () => {
	const progress = createProgress();
	await buildGallery( progress );
	const { code, stdout, stderr } = await run(
		process.execPath,
		[ 'gallery/check.mjs' ],
		{ cwd: CHECKOUT, env: { CHROMIUM: await findChromium( progress ) } }
	);
	progress.line( `${ stdout }${ stderr }`.trim() );
	return code === 0 ? 0 : 1;
} );
