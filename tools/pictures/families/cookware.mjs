// @ts-check
/** Casserole and plates. */
import { PAINT, mix, shade } from '../colour.mjs';
import { lathe } from '../solid.mjs';
import { tube } from '../tube.mjs';
import { castShadow, floorShadow } from '../studio.mjs';
import { blurred, inside, linear, radial, tag } from '../svg.mjs';
import { grain } from '../texture.mjs';

/** Stands on the origin, about 640 wide. @param {{colour: string}} look */
export function casserole( { colour } ) {
	const deep = mix( colour, shade( colour, -0.45 ), 0.35 );
	const body = lathe(
		[
			[ 236, 0, 'corner' ],
			[ 252, 8 ],
			[ 268, 34 ],
			[ 276, 120 ],
			[ 280, 206, 'corner' ],
			[ 286, 212 ],
			[ 286, 222 ],
		],
		{ colour, finish: 'gloss' }
	);
	const iron = tag( 'ellipse', {
		cy: -224,
		rx: 286,
		ry: 57,
		fill: '#3a3634',
	} );
	const lid = lathe(
		[
			[ 289, 228, 'corner' ],
			[ 289, 240 ],
			[ 272, 254 ],
			[ 236, 274 ],
			[ 150, 300 ],
			[ 60, 312 ],
			[ 26, 314 ],
		],
		{ colour: mix( colour, deep, 0.25 ), finish: 'gloss', grounded: false }
	);
	const ring = tag( 'ellipse', {
		cy: -278,
		rx: 205,
		ry: 38,
		fill: 'none',
		stroke: shade( colour, -0.35 ),
		'stroke-width': 4,
		opacity: 0.3,
	} );
	const knob = lathe(
		[
			[ 17, 312, 'corner' ],
			[ 14, 328 ],
			[ 24, 340 ],
			[ 44, 350 ],
			[ 46, 362 ],
			[ 34, 374 ],
			[ 0, 378 ],
		],
		{ colour: PAINT.brass, finish: 'metal', grounded: false }
	);
	const loop = ( /** @type {1|-1} */ side ) =>
		tube(
			[
				[ side * 262, -196 ],
				[ side * 320, -204 ],
				[ side * 346, -176 ],
				[ side * 322, -150 ],
				[ side * 262, -142 ],
			],
			() => 32,
			{ colour, finish: 'gloss' }
		);
	return (
		floorShadow( 540 ) +
		loop( -1 ) +
		loop( 1 ) +
		body.art +
		inside(
			body.outline,
			blurred(
				6,
				tag( 'rect', {
					x: -232,
					y: -196,
					width: 26,
					height: 140,
					rx: 12,
					fill: '#fff',
					opacity: 0.42,
				} )
			) +
				grain( body.outline, {
					size: '0.5',
					colour: shade( colour, -0.5 ),
					strength: 0.1,
				} )
		) +
		iron +
		lid.art +
		ring +
		inside(
			lid.outline,
			blurred(
				8,
				tag( 'path', {
					d: 'M-226 -268C-180 -292 -120 -304 -60 -308L-64 -296C-120 -292 -170 -280 -212 -258Z',
					fill: '#fff',
					opacity: 0.55,
				} )
			)
		) +
		knob.art
	);
}

/** A plate from above, its middle on the origin, 700 across. */
export function plateFromAbove() {
	const circle = ( /** @type {number} */ r ) =>
		`M${ -r } 0A${ r } ${ r } 0 1 1 ${ r } 0A${ r } ${ r } 0 1 1 ${ -r } 0Z`;
	const rim = linear(
		[
			[ 0, '#ffffff' ],
			[ 0.5, '#f4f1ea' ],
			[ 1, '#d9d4ca' ],
		],
		[ 0.1, 0.1, 0.9, 0.9 ]
	);
	const slope = linear(
		[
			[ 0, '#cbc6bc' ],
			[ 0.45, '#ebe7df' ],
			[ 1, '#ffffff' ],
		],
		[ 0.12, 0.12, 0.88, 0.88 ]
	);
	const well = radial(
		[
			[ 0, '#fbf9f4' ],
			[ 0.8, '#f3efe7' ],
			[ 1, '#e5e0d6' ],
		],
		[ 0.56, 0.56, 0.62 ]
	);
	const navy = linear(
		[
			[ 0, shade( PAINT.navy, 0.42 ) ],
			[ 0.3, PAINT.navy ],
			[ 0.75, shade( PAINT.navy, -0.25 ) ],
			[ 1, shade( PAINT.navy, 0.1 ) ],
		],
		[ 0.1, 0.1, 0.9, 0.9 ]
	);
	return (
		castShadow( circle( 344 ), 26 ) +
		rim.defs +
		slope.defs +
		well.defs +
		navy.defs +
		tag( 'circle', { r: 350, fill: navy.fill } ) +
		tag( 'circle', { r: 337, fill: rim.fill } ) +
		tag( 'circle', { r: 262, fill: slope.fill } ) +
		blurred( 7, tag( 'circle', { r: 236, fill: well.fill } ) ) +
		blurred(
			6,
			tag( 'path', {
				d: 'M-296 -76A306 306 0 0 1 -112 -284L-104 -268A288 288 0 0 0 -280 -72Z',
				fill: '#fff',
				opacity: 0.9,
			} )
		) +
		blurred(
			5,
			tag( 'path', {
				d: 'M242 82A256 256 0 0 1 96 238L90 226A242 242 0 0 0 228 76Z',
				fill: '#fff',
				opacity: 0.85,
			} )
		)
	);
}

/**
 * A pile of plates standing on the origin.
 *
 * @param {number} count
 */
export function plateStack( count ) {
	let pile = floorShadow( 420, { depth: 0.24 } );
	for ( let i = 0; i < count; i++ ) {
		const base = i * 26;
		const shift = [ 0, 5, -4, 3, -2, 4 ][ i % 6 ] ?? 0;
		const dish = lathe(
			[
				[ 205, base, 'corner' ],
				[ 218, base + 4 ],
				[ 268, base + 30 ],
				[ 318, base + 40, 'corner' ],
				[ 322, base + 43 ],
			],
			{
				colour: PAINT.white,
				finish: 'gloss',
				tilt: 0.24,
				grounded: i === 0,
			}
		);
		const top = base + 44;
		pile += tag(
			'g',
			{ transform: `translate(${ shift } 0)` },
			blurred(
				5,
				tag( 'ellipse', {
					cy: -base - 12,
					rx: 286,
					ry: 66,
					fill: '#3a322b',
					opacity: i ? 0.5 : 0,
				} )
			) +
				dish.art +
				dishTop( top )
		);
	}
	return pile;
}

/** @param {number} top */
function dishTop( top ) {
	const face = linear( [
		[ 0, '#fff' ],
		[ 0.5, '#f5f2ec' ],
		[ 1, '#dcd7ce' ],
	] );
	const well = linear( [
		[ 0, '#c9c4ba' ],
		[ 0.5, '#eeeae2' ],
		[ 1, '#fdfbf7' ],
	] );
	const ellipse = (
		/** @type {number} */ rx,
		/** @type {number} */ dy,
		/** @type {Record<string, string|number>} */ more
	) => tag( 'ellipse', { cy: -top + dy, rx, ry: rx * 0.24, ...more } );
	const rim = `M-322 ${ -top }A322 77.3 0 1 1 322 ${ -top }A322 77.3 0 1 1 -322 ${ -top }Z`;
	return (
		face.defs +
		well.defs +
		ellipse( 322, 0, { fill: face.fill } ) +
		inside(
			rim,
			ellipse( 246, 3, { fill: well.fill } ) +
				blurred( 5, ellipse( 214, 10, { fill: '#f6f3ed' } ) )
		) +
		ellipse( 318, 0, {
			fill: 'none',
			stroke: PAINT.navy,
			'stroke-width': 9,
		} )
	);
}
