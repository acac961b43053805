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

/** `fault( 'gone', 5 )`: the headers of a request that is to go wrong. */
export function fault(
	kind: 'gone' | 'killed',
	moment: number | 'commit' | 'committed'
): Record< string, string > {
	return { 'X-Marketday-Fault': `${ kind };${ moment }` };
}
