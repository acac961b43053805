// @ts-check
/** The ribbed beanie. */
import { pattern, seam, soft, wander } from '../cloth.mjs';
import { PAINT, shade } from '../colour.mjs';
import { ribs } from '../knit.mjs';
import { floorShadow } from '../studio.mjs';
import { blurred, group, inside, path, tag } from '../svg.mjs';

/** A beanie standing on its brim at the origin, about 420 high. @param {{colour: string, shadow?: boolean}} look */
export function beanie( { colour, shadow = true } ) {
	const crown =
		'M-206 -140C-210 -290 -120 -416 0 -418C120 -416 210 -290 206 -140Z';
	const brim =
		'M-222 -8C-232 -60 -230 -110 -216 -150C-90 -176 90 -176 216 -150C230 -110 232 -60 222 -8C90 22 -90 22 -222 -8Z';
	let wedge = '';
	for ( let k = -8; k <= 8; k++ ) {
		const x = k * 26;
		const top = k * 1.6;
		wedge += path(
			`M${ x - 9 } -130Q${ x * 1.02 - 8 } -300 ${ top - 2 } -416Q${
				x * 1.02 + 8
			} -300 ${ x + 9 } -130Z`,
			shade( colour, 0.1 )
		);
	}
	const rib = ribs( colour, 27 );
	const loops = pattern(
		13,
		13,
		path( 'M0 4Q6.500 11 13 4', 'none', {
			stroke: shade( colour, -0.6 ),
			'stroke-width': 2,
			opacity: 0.42,
		} )
	);
	return (
		( shadow ? floorShadow( 420, { depth: 0.14 } ) : '' ) +
		rib.defs +
		loops.defs +
		soft(
			path( crown, shade( colour, -0.3 ) ) +
				inside( crown, wander( wedge, 5 ) + path( crown, loops.fill ) ),
			{ swell: 40, height: 40, folds: 0.3, elevation: 50 }
		) +
		inside(
			crown,
			blurred(
				10,
				path( 'M-216 -150C-90 -182 90 -182 216 -150', 'none', {
					stroke: '#100c12',
					'stroke-width': 30,
					opacity: 0.5,
				} )
			)
		) +
		soft( wander( path( brim, rib.fill ) + path( brim, loops.fill ), 4 ), {
			swell: 26,
			height: 34,
			folds: 0.3,
			elevation: 50,
		} ) +
		group(
			tag( 'rect', {
				x: -36,
				y: -100,
				width: 72,
				height: 46,
				fill: '#f1e9d8',
				rx: 3,
			} ) +
				path( 'M-22 -64L-8 -88L2 -76L12 -92L26 -64', 'none', {
					stroke: PAINT.forest,
					'stroke-width': 4,
					'stroke-linejoin': 'round',
				} ) +
				seam( 'M-31 -96H31V-58H-31Z', '#cfc3aa', 5 ),
			{ transform: 'translate(96 6)' }
		)
	);
}
