// @ts-check
/** Boot socks. */
import { soft, wander } from '../cloth.mjs';
import { mix, PAINT } from '../colour.mjs';
import { ribs, stitches } from '../knit.mjs';
import { castShadow } from '../studio.mjs';
import { at, inside, path } from '../svg.mjs';

/** A pair of boot socks lying flat, about 760 high, middle on the origin. @param {{colour: string}} look */
export function socks( { colour } ) {
	return (
		at( -96, 24, sock( colour, 5 ), 1, -6 ) +
		at( 96, -14, sock( colour, 9 ), 1, 5 )
	);
}

/** @param {string} colour @param {number} seed */
function sock( colour, seed ) {
	const whole =
		'M-94 -380C-60 -392 60 -392 94 -380L84 40C84 90 110 120 160 160C226 214 272 252 262 310C250 366 150 370 80 330C0 284 -80 210 -90 100Z';
	const cuff =
		'M-94 -380C-60 -392 60 -392 94 -380L92 -270C50 -258 -50 -258 -93 -270Z';
	const toe =
		'M176 172C240 222 272 256 262 310C254 346 206 362 152 356C128 300 140 230 176 172Z';
	const heel =
		'M-90 60C-40 52 10 90 6 150C2 196 -30 220 -52 222C-76 190 -88 140 -90 60Z';
	const light = mix( colour, PAINT.oatmeal, 0.78 );
	const knit = stitches( colour, 10 );
	const pale = stitches( light, 10 );
	const rib = ribs( colour, 17 );
	const bands = `M-93 -246C-50 -234 50 -234 92 -246L91 -222C50 -210 -50 -210 -92 -222ZM-92 -204C-50 -192 50 -192 91 -204L91 -192C50 -180 -50 -180 -92 -192Z`;
	return (
		castShadow( whole, 14 ) +
		knit.defs +
		pale.defs +
		rib.defs +
		soft(
			wander(
				path( whole, knit.fill ) +
					inside(
						whole,
						path( toe, pale.fill ) +
							path( heel, pale.fill ) +
							path( bands, pale.fill )
					) +
					path( cuff, rib.fill ),
				3
			),
			{ seed, folds: 0.7, foldSize: 0.01, swell: 24, height: 24 }
		)
	);
}
