// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Of a sheet, in pixels; tall pages are cut. */
const SHEET = 1800;
const TALLEST = 900;

/** @param {number} width */
const columnsFor = ( width ) =>
	Math.max( 3, Math.min( 6, Math.round( 2600 / width ) ) );

/**
 * Contact sheets: all pictures of one width, theme and direction beside each other, so that they can be looked at in a few minutes.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             out
 * @param {ReadonlyArray<{ file: string, name: string, width: number, set: string }>} pictures
 * @return {Promise<string[]>} Their files.
 */
export async function drawSheets( browser, out, pictures ) {
	const page = await browser.newPage( {
		viewport: { width: SHEET, height: 1000 },
	} );
	/** @type {string[]} */
	const files = [];
	for ( const set of new Set( pictures.map( ( one ) => one.set ) ) ) {
		const own = pictures.filter( ( one ) => one.set === set );
		const columns = columnsFor( own[ 0 ]?.width ?? 0 );
		const figures = await Promise.all(
			own.map( async ( { file, name } ) => {
				const bytes = await readFile( join( out, file ) );
				return `<figure><figcaption>${ name }</figcaption><div><img src="data:image/jpeg;base64,${ bytes.toString(
					'base64'
				) }"></div></figure>`;
			} )
		);
		await page.setContent(
			`<style>body{margin:0;display:grid;grid-template-columns:repeat(${ columns },1fr);gap:8px;font:12px sans-serif}figure{margin:0;border:1px solid #999}figure div{max-height:${ TALLEST }px;overflow:hidden}img{width:100%;display:block}</style>${ figures.join(
				''
			) }`
		);
		const file = `sheet-${ set }.jpg`;
		await page.screenshot( {
			path: join( out, file ),
			fullPage: true,
			type: 'jpeg',
			quality: 75,
		} );
		files.push( file );
	}
	await page.close();
	return files;
}
