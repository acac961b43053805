import { copyFileSync, readFileSync, rmSync } from 'fs';
import path from 'path';

import { Administrator } from '../administrator';
import { type ShopResponse, Shopper } from '../shopper';

const SITE = process.env.MARKETDAY_SITE_DIR ?? '';
/** Tells in `loaded.json` what each request has loaded. */
const PLUGIN = path.join(
	SITE,
	'wordpress/wp-content/mu-plugins/marketday-count.php'
);

export interface Loaded {
	files: string[];
	queries: number;
	statements: string[];
	/** How often WordPress has worked out the theme's styles. */
	styles: number;
	/** How many of WooCommerce's block types are registered. */
	theirBlocks: number;
}

/** Lets requests be counted. @return Ends it. */
export function counting(): () => void {
	copyFileSync( path.join( __dirname, 'count-plugin.php' ), PLUGIN );
	return () => rmSync( PLUGIN, { force: true } );
}

/** What the last request has loaded, once its process is at its end. */
async function loaded(): Promise< Loaded > {
	for ( let tries = 0; tries < 100; tries++ ) {
		try {
			return JSON.parse(
				readFileSync( path.join( SITE, 'loaded.json' ), 'utf8' )
			);
		} catch {
			await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
		}
	}
	throw new Error( 'The request has not told what it has loaded.' );
}

export class CountingVisitor extends Shopper {
	async loads(
		address: string,
		headers: Record< string, string > = {}
	): Promise< Loaded & { response: ShopResponse } > {
		rmSync( path.join( SITE, 'loaded.json' ), { force: true } );
		const response = await this.get( address, headers );
		return { ...( await loaded() ), response };
	}
}

export class CountingAdministrator extends Administrator {
	async loads( address: string ): Promise< Loaded > {
		rmSync( path.join( SITE, 'loaded.json' ), { force: true } );
		await this.get( address );
		return loaded();
	}
}
