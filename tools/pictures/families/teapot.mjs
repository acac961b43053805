// @ts-check
/** The stoneware teapot. It stands on the origin. */
import { PAINT } from '../colour.mjs';
import { lathe } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { inside, tag } from '../svg.mjs';
import { grain, speckle } from '../texture.mjs';
import { tube } from '../tube.mjs';
import { glazeEdge, throwingLines } from './mugs.mjs';

/** @param {{colour?: string}} [look] */
export function teapot( { colour = PAINT[ 'duck-egg' ] } = {} ) {
	const clay = '#6f5443';
	const foot = lathe(
		[
			[ 120, 0, 'corner' ],
			[ 128, 6 ],
			[ 176, 48 ],
			[ 190, 66 ],
		],
		{ colour: clay, finish: 'matte' }
	);
	const body = lathe(
		[
			[ 188, 62, 'corner' ],
			[ 216, 120 ],
			[ 218, 180 ],
			[ 186, 256 ],
			[ 130, 296 ],
			[ 112, 302, 'corner' ],
			[ 112, 312 ],
		],
		{ colour }
	);
	const lid = lathe(
		[
			[ 116, 312, 'corner' ],
			[ 112, 322 ],
			[ 70, 346 ],
			[ 24, 356 ],
			[ 14, 362 ],
			[ 16, 372 ],
			[ 30, 384 ],
			[ 30, 400 ],
			[ 16, 410 ],
			[ 0, 412 ],
		],
		{ colour, grounded: false }
	);
	const spout = tube(
		[
			[ 158, -120 ],
			[ 236, -150 ],
			[ 278, -232 ],
			[ 322, -300 ],
			[ 346, -312 ],
		],
		( share ) => 96 - 58 * share ** 0.7,
		{ colour }
	);
	const handle = tube(
		[
			[ -150, -266 ],
			[ -236, -312 ],
			[ -318, -262 ],
			[ -312, -170 ],
			[ -248, -112 ],
			[ -186, -104 ],
		],
		( share ) => 38 - 8 * Math.sin( share * Math.PI ),
		{ colour }
	);
	return (
		floorShadow( 330, { depth: 0.22 } ) +
		handle +
		spout +
		tag( 'ellipse', {
			cx: 345,
			cy: -312,
			rx: 20,
			ry: 9,
			fill: '#3c2c22',
			transform: 'rotate(-38 345 -312)',
		} ) +
		foot.art +
		inside(
			foot.outline,
			grain( foot.outline, { size: '0.5', strength: 0.35 } )
		) +
		body.art +
		inside(
			body.outline,
			speckle( body.outline, 21 ) + throwingLines( 218, 300, colour )
		) +
		glazeEdge( 192, 64, colour ) +
		tag( 'ellipse', { cy: -311, rx: 116, ry: 23, fill: clay } ) +
		lid.art +
		inside( lid.outline, speckle( lid.outline, 5, 0.6 ) )
	);
}
