// @ts-check
/** Market tote and wash bag. */
import { seam } from '../cloth.mjs';
import { PAINT, shade } from '../colour.mjs';
import { castShadow, floorShadow } from '../studio.mjs';
import { at, blurred, group, inside, path, tag } from '../svg.mjs';
import { grain } from '../texture.mjs';
import { stud } from './jacket.mjs';
import { canvas, leather, patch } from './leather.mjs';

/** Hangs from the origin by its handles, about 900 high. @param {{colour: string}} look */
export function tote( { colour } ) {
	const ink = colour === PAINT.cream ? PAINT.forest : '#e9dfcb';
	const body =
		'M-282 330C-180 342 180 342 282 330C292 520 304 700 316 868C180 890 -180 890 -316 868C-304 700 -292 520 -282 330Z';
	const handle = ( /** @type {number} */ x, /** @type {number} */ tone ) => {
		const d = `M${ -x } 372C${ -x + 6 } 200 ${ -x * 0.4 } 20 0 6C${
			x * 0.4
		} 20 ${ x - 6 } 200 ${ x } 372`;
		return (
			path( d, 'none', {
				stroke: shade( colour, tone - 0.24 ),
				'stroke-width': 46,
			} ) +
			path( d, 'none', {
				stroke: shade( colour, tone ),
				'stroke-width': 38,
			} ) +
			seam( d, shade( colour, 0.4 ), 8 )
		);
	};
	const print =
		path(
			'M-190 720L-116 636L-76 668L-6 560L48 628L92 594L190 720',
			'none',
			{
				stroke: ink,
				'stroke-width': 13,
				'stroke-linejoin': 'round',
				'stroke-linecap': 'round',
			}
		) +
		path( 'M-150 752H150M-104 782H104', 'none', {
			stroke: ink,
			'stroke-width': 9,
			'stroke-linecap': 'round',
		} ) +
		tag( 'circle', {
			cx: 118,
			cy: 520,
			r: 30,
			fill: colour === PAINT.cream ? PAINT.rust : PAINT.mustard,
		} );
	return (
		castShadow( body, 24 ) +
		blurred(
			8,
			group(
				path(
					'M-150 372C-144 200 -60 20 0 6C60 20 144 200 150 372',
					'none',
					{ stroke: '#000', 'stroke-width': 40, opacity: 0.3 }
				),
				{ transform: 'translate(18 22)' }
			)
		) +
		handle( 132, -0.3 ) +
		canvas( body, colour, {
			seed: 71,
			folds: 1,
			foldSize: 0.004,
			swell: 26,
			height: 30,
		} ) +
		inside(
			body,
			group( print, { opacity: 0.92 } ) +
				blurred(
					14,
					path(
						'M-210 330C-180 500 -230 700 -250 870M160 330C150 480 210 640 200 870',
						'none',
						{ stroke: '#000', 'stroke-width': 20, opacity: 0.14 }
					)
				)
		) +
		seam(
			'M-280 366C-180 378 180 378 280 366',
			shade( colour, colour === PAINT.cream ? -0.2 : 0.4 ),
			8
		) +
		handle( 150, 0.04 ) +
		cross( -150, 402, colour ) +
		cross( 150, 402, colour )
	);
}

/** The stitched square that holds a handle. @param {number} x @param {number} y @param {string} colour */
function cross( x, y, colour ) {
	return at(
		x,
		y,
		tag( 'rect', {
			x: -20,
			y: -34,
			width: 40,
			height: 66,
			fill: shade( colour, 0.05 ),
		} ) +
			seam(
				'M-15 -28H15V26H-15ZM-15 -28L15 26M15 -28L-15 26',
				shade( colour, colour === PAINT.cream ? -0.25 : 0.4 ),
				7
			)
	);
}

/** Stands on the origin, about 330 high. @param {{colour?: string}} [look] */
export function washbag( { colour = PAINT.olive } = {} ) {
	const body =
		'M-318 -4C-348 -90 -340 -214 -300 -282C-180 -306 180 -306 300 -282C340 -214 348 -90 318 -4C200 18 -200 18 -318 -4Z';
	const top =
		'M-300 -282C-280 -330 -180 -346 0 -346C180 -346 280 -330 300 -282C180 -258 -180 -258 -300 -282Z';
	const teeth = 'M-276 -305C-180 -326 180 -326 276 -305';
	return (
		floorShadow( 620, { depth: 0.14 } ) +
		canvas( top, shade( colour, 0.06 ), {
			seed: 33,
			swell: 14,
			height: 16,
		} ) +
		canvas( body, colour, {
			seed: 36,
			folds: 1.1,
			height: 40,
			elevation: 48,
		} ) +
		inside(
			body,
			grain( body, {
				size: '0.02 0.01',
				colour: '#fff3d8',
				strength: 0.15,
				sharp: 3,
				level: -1.5,
				seed: 19,
				octaves: 3,
			} )
		) +
		path( teeth, 'none', { stroke: '#3b2f1c', 'stroke-width': 20 } ) +
		path( teeth, 'none', {
			stroke: PAINT.brass,
			'stroke-width': 12,
			'stroke-dasharray': '5 4',
		} ) +
		seam(
			'M-290 -322C-180 -344 180 -344 290 -322M-296 -282C-180 -300 180 -300 296 -282',
			shade( colour, 0.4 ),
			8
		) +
		leather(
			'M206 -324H254V-298H246L242 -178L230 -162L218 -178L214 -298H206Z'
		) +
		at( 230, -310, stud() ) +
		leather( 'M-352 -230C-372 -226 -376 -170 -352 -164L-330 -172V-222Z' ) +
		patch( -140, -110, 1.1 )
	);
}
