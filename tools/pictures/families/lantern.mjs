// @ts-check
/** The storm lantern, lit and unlit. It stands on the origin. */
import { PAINT, shade } from '../colour.mjs';
import { lathe } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { group, inside, linear, path, radial, tag } from '../svg.mjs';
import { tube } from '../tube.mjs';
import { flame } from './candle.mjs';

/** The storm lantern. @param {{lit?: boolean, colour?: string}} [look] */
export function lantern( { lit = false, colour = '#3f5f56' } = {} ) {
	const tin = { colour, finish: /** @type {const} */ ( 'satin' ) };
	const tank = lathe(
		[
			[ 152, 0, 'corner' ],
			[ 160, 6 ],
			[ 160, 60, 'corner' ],
			[ 152, 74 ],
			[ 96, 96 ],
			[ 60, 104 ],
		],
		tin
	);
	const burner = lathe(
		[
			[ 62, 100, 'corner' ],
			[ 66, 112 ],
			[ 84, 128 ],
			[ 84, 142, 'corner' ],
			[ 70, 150 ],
			[ 34, 164 ],
		],
		{ colour: PAINT.brass, finish: 'metal', grounded: false }
	);
	const globe =
		'M-66 -150C-130 -210 -130 -300 -62 -372A62 12 0 0 0 62 -372C130 -300 130 -210 66 -150A66 13 0 0 1 -66 -150Z';
	const glass = linear( [
		[ 0, '#fff', 0.75 ],
		[ 0.08, '#b9c6c4', 0.35 ],
		[ 0.2, '#fff', 0.1 ],
		[ 0.24, '#fff', 0.6 ],
		[ 0.33, '#fff', 0.5 ],
		[ 0.38, '#fff', 0.06 ],
		[ 0.88, '#84928f', 0.1 ],
		[ 0.95, '#5d6a68', 0.45 ],
		[ 1, '#fff', 0.5 ],
	] );
	const cap = lathe(
		[
			[ 84, 372, 'corner' ],
			[ 88, 384 ],
			[ 70, 410, 'corner' ],
			[ 62, 414 ],
			[ 62, 440, 'corner' ],
			[ 92, 448 ],
			[ 84, 470 ],
			[ 44, 494 ],
			[ 0, 500 ],
		],
		{ ...tin, grounded: false }
	);
	const pipe = ( /** @type {1|-1} */ side ) =>
		tube(
			[
				[ side * 128, -66 ],
				[ side * 164, -150 ],
				[ side * 172, -280 ],
				[ side * 150, -390 ],
				[ side * 66, -432 ],
			],
			() => 30,
			tin
		);
	const bail = tube(
		[
			[ -160, -344 ],
			[ -192, -480 ],
			[ -120, -596 ],
			[ 0, -632 ],
			[ 120, -596 ],
			[ 192, -480 ],
			[ 160, -344 ],
		],
		() => 9,
		{ colour: '#7b7f80', finish: 'metal' }
	);
	const guard = ( /** @type {number} */ y, /** @type {number} */ r ) =>
		path(
			`M${ -r } ${ y }A${ r } ${ r * 0.2 } 0 0 0 ${ r } ${ y }`,
			'none',
			{ stroke: '#8a8e8e', 'stroke-width': 5 }
		);
	const halo = radial( [
		[ 0, '#ffd384', 0.8 ],
		[ 0.4, '#ffbd5c', 0.32 ],
		[ 1, '#ffab3d', 0 ],
	] );
	return (
		floorShadow( 320 ) +
		bail +
		( lit
			? halo.defs + tag( 'circle', { cy: -250, r: 520, fill: halo.fill } )
			: '' ) +
		tank.art +
		glass.defs +
		inside(
			tank.outline,
			path( 'M-160 -44A160 32 0 0 0 160 -44', 'none', {
				stroke: shade( colour, 0.35 ),
				'stroke-width': 4,
				opacity: 0.6,
			} )
		) +
		burner.art +
		path( globe, lit ? '#ffe0a0' : '#e9efec', {
			opacity: lit ? 0.55 : 0.35,
		} ) +
		tag( 'rect', {
			x: -8,
			y: -176,
			width: 16,
			height: 20,
			rx: 3,
			fill: '#c9b58a',
		} ) +
		( lit
			? group( flame( 96 ), { transform: 'translate(0 -172)' } )
			: '' ) +
		path( globe, glass.fill ) +
		guard( -222, 116 ) +
		guard( -312, 112 ) +
		path( 'M0 -150V-372', 'none', {
			stroke: '#8a8e8e',
			'stroke-width': 4,
			opacity: 0,
		} ) +
		pipe( -1 ) +
		pipe( 1 ) +
		cap.art
	);
}
