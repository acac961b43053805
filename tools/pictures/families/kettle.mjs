// @ts-check
/** The camp kettle. It stands on the origin. */
import { mix, PAINT, shade } from '../colour.mjs';
import { lathe } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { group, inside, tag } from '../svg.mjs';
import { tube } from '../tube.mjs';
import { peak } from './mugs.mjs';

/** @param {{colour?: string}} [look] */
export function kettle( { colour = PAINT.forest } = {} ) {
	const rim = mix( PAINT.ink, PAINT.forest, 0.2 );
	const body = lathe(
		[
			[ 214, 0, 'corner' ],
			[ 226, 6 ],
			[ 232, 26 ],
			[ 222, 84 ],
			[ 184, 200 ],
			[ 128, 286 ],
			[ 112, 300, 'corner' ],
			[ 112, 308 ],
		],
		{ colour, finish: 'gloss' }
	);
	const lid = lathe(
		[
			[ 118, 308, 'corner' ],
			[ 114, 318 ],
			[ 70, 338 ],
			[ 22, 346 ],
			[ 10, 350 ],
			[ 10, 360 ],
			[ 26, 366 ],
			[ 30, 380 ],
			[ 18, 392 ],
			[ 0, 394 ],
		],
		{ colour, finish: 'gloss', grounded: false }
	);
	const spout = tube(
		[
			[ 176, -90 ],
			[ 246, -120 ],
			[ 286, -196 ],
			[ 330, -262 ],
			[ 352, -276 ],
		],
		( share ) => 84 - 46 * share ** 0.8,
		{ colour, finish: 'gloss' }
	);
	const bail = tube(
		[
			[ -150, -262 ],
			[ -176, -380 ],
			[ -116, -486 ],
			[ 0, -524 ],
			[ 116, -486 ],
			[ 176, -380 ],
			[ 150, -262 ],
		],
		() => 13,
		{ colour: '#55585b', finish: 'metal' }
	);
	const grip = tube(
		[
			[ -92, -500 ],
			[ -46, -520 ],
			[ 0, -525 ],
			[ 46, -520 ],
			[ 92, -500 ],
		],
		( share ) => 30 + 12 * Math.sin( share * Math.PI ),
		{ colour: PAINT.beech, finish: 'satin' }
	);
	const ear = ( /** @type {number} */ x ) =>
		tag( 'circle', {
			cx: x,
			cy: -258,
			r: 17,
			fill: shade( colour, -0.4 ),
		} ) +
		tag( 'circle', {
			cx: x - 2,
			cy: -261,
			r: 12,
			fill: shade( colour, 0.12 ),
		} ) +
		tag( 'circle', { cx: x - 3, cy: -262, r: 5, fill: '#d9d9d6' } );
	return (
		floorShadow( 450 ) +
		spout +
		tag( 'ellipse', {
			cx: 351,
			cy: -276,
			rx: 21,
			ry: 9,
			fill: rim,
			transform: 'rotate(-34 351 -276)',
		} ) +
		body.art +
		inside(
			body.outline,
			group( peak( shade( colour, 0.7 ) ), {
				transform: 'translate(10 30)',
			} )
		) +
		tag( 'ellipse', { cy: -306, rx: 119, ry: 24, fill: rim } ) +
		lid.art +
		ear( -150 ) +
		ear( 150 ) +
		bail +
		grip
	);
}
