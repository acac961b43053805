import { spawn, type ChildProcess } from 'child_process';
import { createInterface } from 'readline';
import path from 'path';

export interface TemporarySite {
	url: string;
	dir: string;
	admin: { user: string; password: string };
	stop: () => Promise< void >;
}

/** A site that lives as long as a test file needs it. */
export async function startTemporarySite(
	engine: 'embedded' | 'woocommerce',
	db: 'sqlite' | 'mariadb'
): Promise< TemporarySite > {
	const child = spawn(
		process.execPath,
		[ path.join( __dirname, 'host-temporary-site.mjs' ), engine, db ],
		{ stdio: [ 'pipe', 'pipe', 'inherit' ] }
	);
	const line = await firstLine( child );
	return {
		...( JSON.parse( line ) as Omit< TemporarySite, 'stop' > ),
		stop: () =>
			new Promise( ( resolve ) => {
				child.once( 'exit', () => resolve() );
				child.stdin?.end();
			} ),
	};
}

function firstLine( child: ChildProcess ): Promise< string > {
	return new Promise( ( resolve, reject ) => {
		child.once( 'exit', ( code ) =>
			reject( new Error( `The site did not start (code ${ code }).` ) )
		);
		if ( child.stdout ) {
			createInterface( { input: child.stdout } ).once( 'line', resolve );
		}
	} );
}
