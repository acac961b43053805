// @ts-check
import { ensureNodePackages } from './setup/node-packages.mjs';
import { commandLine } from './terminal/command-line.mjs';
import { createProgress } from './terminal/progress.mjs';
import { writeBlock } from './new-block/write-block.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { Problem, runTool } from './terminal/problem.mjs';

const { words } = commandLine( {
	name: 'npm run new-block',
	text: 'writes the four rooms of a block, with their tests.',
	words: {
		takes: 'NAME DOOR',
		text: 'for example product-badge Catalogue: the folder of php/ that it belongs to',
	},
} );

await runTool( async () => {
	const [ name, door, ...others ] = words;
	if ( ! name || ! door || others.length > 0 ) {
		throw new Problem(
			'Say what the block is called, and where it belongs, for example: npm run new-block product-badge Catalogue'
		);
	}
	await ensureNodePackages( CHECKOUT, createProgress() );
	const files = await writeBlock( CHECKOUT, name, door );
	process.stdout.write(
		`\n${ files
			.map( ( file ) => `  ${ file }` )
			.join(
				'\n'
			) }\n\nNow run npm run hook-map and npm run check, then npm run demo, and look for the block in the inserter under Marketday.\n`
	);
} );
