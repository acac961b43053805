// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { commandLine } from './terminal/command-line.mjs';
import { runTool } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';

commandLine( {
	name: 'npm run translations',
	text: 'writes the template for translators, and what WordPress reads of each language, in languages/.',
} );

/** Writes the template for translators, and for each marketday-LOCALE.po what WordPress reads. */
await runTool( async () => {
	const progress = createProgress();
	await ensureNodePackages( CHECKOUT, progress );
	await ensureBuild( CHECKOUT, progress );
	// It needs the packages that were just installed.
	const { shippedLanguages } = await import(
		'./translations/shipped-languages.mjs'
	);
	for ( const { name, content } of await shippedLanguages( CHECKOUT ) ) {
		await mkdir( dirname( join( CHECKOUT, name ) ), { recursive: true } );
		await writeFile( join( CHECKOUT, name ), content );
		progress.line( `  ${ name }` );
	}
} );
