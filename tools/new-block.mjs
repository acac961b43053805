// @ts-check
import { ensureNodePackages } from './setup/node-packages.mjs';
import { createProgress } from './terminal/progress.mjs';
import { writeBlock } from './new-block/write-block.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { Problem, runTool } from './terminal/problem.mjs';

await runTool( async () => {
	const [ name ] = process.argv.slice( 2 );
	if ( ! name ) {
		throw new Problem(
			'Say what the block is called, for example: npm run new-block product-badge'
		);
	}
	await ensureNodePackages( CHECKOUT, createProgress() );
	const files = await writeBlock( CHECKOUT, name );
	process.stdout.write(
		`\n${ files
			.map( ( file ) => `  ${ file }` )
			.join(
				'\n'
			) }\n\nNow run npm run check, then npm run demo, and look for the block in the inserter under Marketday.\n`
	);
} );
