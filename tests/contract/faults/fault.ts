import { copyFileSync, mkdirSync, rmSync } from 'fs';
import path from 'path';

const FILE = 'marketday-faults.php';

const pluginsOf = ( dir: string ) =>
	path.join( dir, 'wordpress/wp-content/mu-plugins' );

/** Lets requests to a site ask for a fault (`faults-plugin.php`). */
export function allowFaults( dir: string ): void {
	mkdirSync( pluginsOf( dir ), { recursive: true } );
	copyFileSync(
		path.join( __dirname, 'faults-plugin.php' ),
		path.join( pluginsOf( dir ), FILE )
	);
}

export function forbidFaults( dir: string ): void {
	rmSync( path.join( pluginsOf( dir ), FILE ), { force: true } );
}

export type Moment = number | 'commit' | 'committed';

/** The headers of a request that loses the database at this moment. */
export const losingDatabase = (
	moment: Moment
): Record< string, string > => ( {
	'X-Marketday-Fault': `gone;${ moment }`,
} );

/** The headers of a request whose process the operating system ends when the listeners of a hook are called. */
export const endingAt = (
	hook: string,
	priority = 10
): Record< string, string > => ( {
	'X-Marketday-Fault': `killed;at ${ hook } ${ priority }`,
} );

/** The headers of a request whose server can answer before the process ends. */
export const answeringFirst: Record< string, string > = {
	'X-Marketday-Fault': 'answers;',
};
