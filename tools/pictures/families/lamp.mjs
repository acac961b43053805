// @ts-check
/** The table lamp, lit and unlit. It stands on the origin. */
import { weave } from '../cloth.mjs';
import { PAINT } from '../colour.mjs';
import { lathe } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { blurred, inside, linear, path, radial, tag } from '../svg.mjs';
import { speckle } from '../texture.mjs';
import { throwingLines } from './mugs.mjs';

/** A stoneware lamp with a linen drum. @param {{colour: string, lit?: boolean}} look */
export function lamp( { colour, lit = false } ) {
	const base = lathe(
		[
			[ 104, 0, 'corner' ],
			[ 112, 6 ],
			[ 134, 60 ],
			[ 140, 120 ],
			[ 118, 196 ],
			[ 66, 246 ],
			[ 34, 270 ],
			[ 30, 292, 'corner' ],
		],
		{ colour }
	);
	const neck = lathe(
		[
			[ 20, 290, 'corner' ],
			[ 20, 306 ],
			[ 12, 310, 'corner' ],
			[ 12, 352 ],
		],
		{ colour: PAINT.brass, finish: 'metal', grounded: false }
	);
	const drum =
		'M-176 -590L-214 -340A214 43 0 0 0 214 -340L176 -590A176 35 0 0 1 -176 -590Z';
	const linen = weave( lit ? '#f7dca6' : '#efe6d4', 5, lit ? 0.06 : 0.09 );
	const sides = lit
		? linear( [
				[ 0, '#c98f45', 0.75 ],
				[ 0.3, '#ffdf9c', 0.25 ],
				[ 0.5, '#fff4d2', 0.6 ],
				[ 0.72, '#ffdf9c', 0.25 ],
				[ 1, '#c08038', 0.75 ],
		  ] )
		: linear( [
				[ 0, '#7c6d58', 0.5 ],
				[ 0.2, '#fff', 0.28 ],
				[ 0.34, '#fff', 0.34 ],
				[ 0.7, '#8d7c64', 0.18 ],
				[ 1, '#54473a', 0.6 ],
		  ] );
	const flex = path( 'M110 -14C190 4 220 -30 300 -12S420 14 470 -8', 'none', {
		stroke: '#4a4038',
		'stroke-width': 7,
		'stroke-linecap': 'round',
	} );
	const inner = linear( [
		[ 0, lit ? '#ffe9b8' : '#b8a98e' ],
		[ 0.6, lit ? '#fff8e0' : '#ddd1bb' ],
		[ 1, lit ? '#ffe9b8' : '#cbbda4' ],
	] );
	const halo = radial( [
		[ 0, '#ffe2a0', 0.85 ],
		[ 0.35, '#ffcf7d', 0.42 ],
		[ 1, '#ffb950', 0 ],
	] );
	const cone = lit
		? halo.defs +
		  tag( 'circle', { cy: -440, r: 620, fill: halo.fill } ) +
		  blurred(
				30,
				path( 'M-200 -336L-330 -10Q0 70 330 -10L200 -336Z', '#ffe2a6', {
					opacity: 0.28,
				} )
		  )
		: '';
	return (
		cone +
		floorShadow( 230, { reach: lit ? 0.3 : 0.9 } ) +
		flex +
		base.art +
		inside(
			base.outline,
			speckle( base.outline, 17, 0.6 ) + throwingLines( 140, 270, colour )
		) +
		neck.art +
		linen.defs +
		sides.defs +
		inner.defs +
		tag( 'ellipse', {
			cy: -340,
			rx: 212,
			ry: 42,
			fill: lit ? '#ffedc0' : '#8f8069',
		} ) +
		path( drum, linen.fill ) +
		path( drum, sides.fill ) +
		tag( 'ellipse', { cy: -590, rx: 176, ry: 35, fill: inner.fill } ) +
		tag( 'ellipse', {
			cy: -590,
			rx: 175,
			ry: 34,
			fill: 'none',
			stroke: lit ? '#e9c27e' : '#d8cbb3',
			'stroke-width': 6,
		} ) +
		path( 'M-213 -342A214 43 0 0 0 213 -342', 'none', {
			stroke: lit ? '#c8923f' : '#c6b799',
			'stroke-width': 7,
		} )
	);
}
