// @ts-check
/** Prints the downloadable product, `demo/downloads/three-winter-walks.pdf`: four pages of A5. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fells } from './families/books.mjs';
import { walkMap } from './families/walk-sheets.mjs';
import { startPicture, tag } from './svg.mjs';

const FOLDER = join(
	dirname( fileURLToPath( import.meta.url ) ),
	'../../demo/downloads'
);

const WALKS = [
	{
		title: 'The river and the castle',
		facts: '6 km · two hours · muddy after rain · begins at Kendal bus station',
		words: [
			'Leave the bus station by Blackhall Road and go down to the Kent. Turn left along the water as far as the stone footbridge, cross it, and follow the lane that climbs between garden walls.',
			'Where the lane ends a kissing gate opens onto the castle hill. Go once around the walls: the wind is always on the far side. Come down through the oaks to the canal path and follow it south until the old mill.',
			'Shelter: the castle’s inner arch. Afterwards: soup at the mill, or the baker beside our own arch.',
		],
	},
	{
		title: 'Scout Scar without the top',
		facts: '9 km · three hours · stony · begins at the Brigsteer stop',
		words: [
			'From the stop take the walled track uphill. After two fields it splits; keep to the lower way, which runs along the foot of the scar under yew and ash and stays out of the wind.',
			'At the third stile (bad, mind the wire) look left across the valley. On a clear day you see the sea. On other days you see that you chose the right walk.',
			'Shelter: the barn after the fourth gate. Afterwards: the inn at Brigsteer lights its fire at noon.',
		],
	},
	{
		title: 'Staveley and the mill race',
		facts: '7 km · two and a half hours · mostly firm · begins at Staveley station',
		words: [
			'Walk up the main street and turn right before the church. The path follows the mill race, crosses it twice and comes out by the weir, which is loud and worth five minutes.',
			'Beyond the weir a bridleway climbs gently to Barley Bridge and on to a row of larches. Turn around at the larches unless your boots are better than ours.',
			'Shelter: the lych gate. Afterwards: the café in the mill yard, until four.',
		],
	},
];

const STYLE = `@page{size:148mm 210mm;margin:0}body{margin:0;font:11pt/1.5 Georgia,'DejaVu Serif',serif;color:#262320}
section{width:148mm;height:209.5mm;padding:14mm;box-sizing:border-box;break-after:page;overflow:hidden}section:last-child{break-after:auto}
h1{font-weight:400;font-size:30pt;line-height:1.1;margin:12mm 0 4mm}h2{font-weight:400;font-size:20pt;margin:0 0 2mm;color:#2f4a3b}
small{display:block;font-size:8.5pt;color:#5f5a53;margin-bottom:5mm}svg{display:block;width:100%;height:auto;margin-bottom:6mm}`;

/** @param {number} width @param {number} height @param {string} content */
const drawing = ( width, height, content ) =>
	tag(
		'svg',
		{ viewBox: `${ -width / 2 } ${ -height / 2 } ${ width } ${ height }` },
		content
	);

function html() {
	const cover = `<section>${ drawing(
		520,
		420,
		fells( 520, 420, [ '#b9c4bd', '#8fa39a', '#667f6c', '#35533f' ] )
	) }<h1>Three winter walks</h1><p>Low, short and sheltered: for days when the tops are in cloud. Each begins at a bus stop or a station and ends near something hot.</p><p>Fell &amp; Ford, Kendal</p></section>`;
	const pages = WALKS.map(
		( { title, facts, words }, i ) =>
			`<section><h2>${
				i + 1
			}. ${ title }</h2><small>${ facts }</small>${ drawing(
				420,
				320,
				walkMap( i + 1 )
			) }${ words
				.map( ( line ) => `<p>${ line }</p>` )
				.join( '' ) }</section>`
	);
	return `<!doctype html><html lang="en-GB"><title>Three winter walks</title><style>${ STYLE }</style>${ cover }${ pages.join(
		''
	) }</html>`;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @return {Promise<number>} Its size in bytes.
 */
export async function printWalks( browser ) {
	startPicture();
	const page = await browser.newPage();
	await page.setContent( html() );
	const printed = await page.pdf( {
		preferCSSPageSize: true,
		printBackground: true,
	} );
	mkdirSync( FOLDER, { recursive: true } );
	writeFileSync(
		join( FOLDER, 'three-winter-walks.pdf' ),
		undated( printed )
	);
	return printed.length;
}

/**
 * The day of printing would make each run different, so another of the same length takes its place.
 *
 * @param {Buffer} printed
 */
function undated( printed ) {
	const day = "D:20260101000000+00'00'";
	const text = printed
		.toString( 'latin1' )
		.replace(
			/\((D:\d{14}[^)]*)\)/g,
			( _, date ) =>
				`(${ day.padEnd( date.length ).slice( 0, date.length ) })`
		);
	return Buffer.from( text, 'latin1' );
}
