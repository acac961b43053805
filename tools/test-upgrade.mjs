// @ts-check
import { ensureBuild } from './setup/build.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { commandLine } from './terminal/command-line.mjs';
import { Problem, runTool } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';
import { endOnSignals } from './terminal/with-this-process.mjs';
import { oldStates } from './upgrade/old-states.mjs';
import { upgradeFrom } from './upgrade/upgrade.mjs';

const { values } = commandLine( {
	name: 'npm run test:upgrade',
	text: 'a shop with data is updated to this checkout, taken back, and moved with its database alone: every row is still there, pages and screens answer, orders are taken.',
	options: {
		from: {
			takes: 'COMMIT',
			text: 'the state it is updated from; else the oldest release and the last one, or chosen commits before there is any',
		},
		db: {
			takes: 'NAME',
			text: 'its database, sqlite or mariadb',
			standard: 'sqlite',
		},
	},
} );

await runTool( main );

/** @return {Promise<number>} 1 when anything is wrong. */
async function main() {
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
