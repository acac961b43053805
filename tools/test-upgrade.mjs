// @ts-check
import { parseArgs } from 'node:util';
import { ensureBuild } from './setup/build.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { Problem, runTool } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';
import { endOnSignals } from './terminal/with-this-process.mjs';
import { oldStates } from './upgrade/old-states.mjs';
import { upgradeFrom } from './upgrade/upgrade.mjs';

const HELP = `npm run test:upgrade: a shop with data is updated to this checkout, and taken back.

  npm run test:upgrade -- [options]

  --from COMMIT        the state it is updated from (the oldest release and the last one; before there is any, chosen commits)
  --db sqlite|mariadb  its database (sqlite)

An old state makes a shop, with orders, a basket, a wish, an event, a subscriber and changed settings. Then this checkout takes the
plugin's place: every row is still there, pages and screens answer and say what they said, no notice is in the log, and orders are taken.
At last the old state is put back, and must not break.
`;

await runTool( () => main( process.argv.slice( 2 ) ) );

/**
 * @param {string[]} args
 * @return {Promise<number>} 1 when anything is wrong.
 */
async function main( args ) {
	const { values } = parseArgs( {
		args,
		options: {
			from: { type: 'string' },
			db: { type: 'string', default: 'sqlite' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		process.stdout.write( HELP );
		return 0;
	}
	const { db } = values;
	if ( db !== 'sqlite' && db !== 'mariadb' ) {
		throw new Problem( `--db takes sqlite or mariadb, not '${ db }'.` );
	}
	endOnSignals();
	const progress = createProgress();
	const states = await oldStates( values.from );
	await ensureNodePackages( CHECKOUT, progress );
	await ensureBuild( CHECKOUT, progress );
	let failed = 0;
	for ( const state of states ) {
		progress.line(
			`\n  From ${ state.name } (${ state.commit.slice( 0, 10 ) })`
		);
		const faults = await upgradeFrom( state, db, progress );
		faults.forEach( ( fault ) => progress.line( `  ${ fault }` ) );
		failed += faults.length > 0 ? 1 : 0;
	}
	progress.line( `\n${ states.length - failed } passed, ${ failed } failed` );
	return failed > 0 ? 1 : 0;
}
