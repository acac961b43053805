// @ts-check
/** Prints what each page script weighs, gzipped, beside its budget; fails where one is over. Run after `npm run build`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUILD = fileURLToPath( new URL( '../build/', import.meta.url ) );
const KIB = 1024;

/**
 * In KiB. The rooms are on every page of the shop; views are on their own pages. The checkout and the product form are the
 * two pages that are one large form: they may weigh more.
 */
const ROOMS = { 'kernel.js': 6.5, 'host.js': 3.5, 'ui.js': 2.5 };
const VIEW = 3;
/** @type {Record<string, number>} */
const FORMS = { checkout: 6, 'add-to-basket': 3.5 };

const views = readdirSync( `${ BUILD }blocks` )
	.filter( ( name ) => existsSync( `${ BUILD }blocks/${ name }/view.js` ) )
	.map(
		( name ) =>
			/** @type {[ string, number ]} */ ( [
				`blocks/${ name }/view.js`,
				FORMS[ name ] ?? VIEW,
			] )
	);

const rows = [ ...Object.entries( ROOMS ), ...views ].map(
	( [ file, budget ] ) => {
		const size =
			gzipSync( readFileSync( BUILD + file ), { level: 9 } ).length / KIB;
		return { file, size, budget, isFine: size <= budget };
	}
);
for ( const { file, size, budget, isFine } of rows ) {
	console.log(
		`${ isFine ? 'ok  ' : 'OVER' } ${ size.toFixed(
			2
		) } of ${ budget } KiB  ${ file }`
	);
}
process.exitCode = rows.every( ( { isFine } ) => isFine ) ? 0 : 1;
