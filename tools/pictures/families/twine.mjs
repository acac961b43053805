// @ts-check
/** The spool of twine. */
import { PAINT, shade } from '../colour.mjs';
import { lathe } from '../solid.mjs';
import { castShadow, floorShadow } from '../studio.mjs';
import { chance, group, inside, linear, path, tag } from '../svg.mjs';
import { grain, wood } from '../texture.mjs';
import { tube } from '../tube.mjs';

/** A beech spool of jute, about 330 high. @param {{colour?: string}} [look] */
export function twine( { colour = '#b99a68' } = {} ) {
	const wide = {
		colour: PAINT.beech,
		finish: /** @type {const} */ ( 'matte' ),
	};
	const foot = lathe(
		[
			[ 150, 0, 'corner' ],
			[ 156, 4 ],
			[ 156, 34, 'corner' ],
			[ 150, 40 ],
		],
		wide
	);
	const wound = lathe(
		[
			[ 118, 38, 'corner' ],
			[ 134, 50 ],
			[ 142, 150 ],
			[ 134, 262 ],
			[ 116, 276 ],
		],
		{ colour, finish: 'matte', grounded: false }
	);
	const top = lathe(
		[
			[ 150, 274, 'corner' ],
			[ 156, 278 ],
			[ 156, 308, 'corner' ],
			[ 151, 313 ],
		],
		{ ...wide, grounded: false }
	);
	const random = chance( 4 );
	let turns = '';
	for ( let y = 40; y < 300; y += 10.5 ) {
		const slope = ( random() - 0.5 ) * 16;
		const d = `M-160 ${ -y }Q0 ${ -y + 62 + slope } 160 ${
			-y + slope * 0.4
		}`;
		turns +=
			path( d, 'none', {
				stroke: shade( colour, -0.55 ),
				'stroke-width': 3.4,
				opacity: 0.5,
			} ) +
			group(
				path( d, 'none', {
					stroke: shade( colour, 0.4 ),
					'stroke-width': 4,
					opacity: 0.4,
					'stroke-dasharray': '5 3',
				} ),
				{ transform: 'translate(0 -5)' }
			);
	}
	const end = tube(
		[
			[ 120, -60 ],
			[ 176, -40 ],
			[ 214, 6 ],
			[ 280, 22 ],
			[ 340, -2 ],
			[ 388, 18 ],
		],
		() => 9,
		{ colour, finish: 'matte' }
	);
	return (
		floorShadow( 310 ) +
		foot.art +
		inside(
			foot.outline,
			grain( foot.outline, {
				size: '0.004 0.12',
				colour: '#7a5426',
				strength: 0.5,
				sharp: 5,
				level: -2.4,
				octaves: 3,
			} )
		) +
		wound.art +
		inside(
			wound.outline,
			turns + grain( wound.outline, { size: '0.5', strength: 0.25 } )
		) +
		end +
		top.art +
		inside(
			top.outline,
			grain( top.outline, {
				size: '0.004 0.12',
				colour: '#7a5426',
				strength: 0.5,
				sharp: 5,
				level: -2.4,
				octaves: 3,
			} )
		) +
		spoolTop()
	);
}

function spoolTop() {
	const face = 'M-151 -313A151 30 0 1 1 151 -313A151 30 0 1 1 -151 -313Z';
	return (
		wood( face, shade( PAINT.beech, 0.14 ), { seed: 21, scale: 0.6 } ) +
		tag( 'ellipse', { cy: -313, rx: 22, ry: 6, fill: '#5b3f1e' } ) +
		tag( 'ellipse', {
			cy: -313,
			rx: 149,
			ry: 29,
			fill: 'none',
			stroke: '#fff4dd',
			'stroke-width': 3,
			opacity: 0.6,
		} )
	);
}

/** The spool seen from above, its middle on the origin, 310 across. @param {{colour?: string}} [look] */
export function twineFromAbove( { colour = '#b99a68' } = {} ) {
	const circle = ( /** @type {number} */ r ) =>
		`M${ -r } 0A${ r } ${ r } 0 1 1 ${ r } 0A${ r } ${ r } 0 1 1 ${ -r } 0Z`;
	const light = linear(
		[
			[ 0, '#fff', 0.4 ],
			[ 0.5, '#fff', 0 ],
			[ 1, '#3a2208', 0.35 ],
		],
		[ 0, 0, 1, 1 ]
	);
	const loose = tube(
		[
			[ 90, 90 ],
			[ 190, 150 ],
			[ 250, 90 ],
			[ 330, 130 ],
			[ 352, 220 ],
			[ 280, 260 ],
		],
		() => 9,
		{ colour, finish: 'matte' }
	);
	return (
		castShadow( circle( 150 ), 20 ) +
		loose +
		wood( circle( 155 ), PAINT.beech, { seed: 21 } ) +
		light.defs +
		path( circle( 155 ), light.fill ) +
		tag( 'circle', {
			r: 138,
			fill: 'none',
			stroke: '#8a6434',
			'stroke-width': 3,
			opacity: 0.35,
		} ) +
		tag( 'circle', { r: 20, fill: '#4d3418' } ) +
		tag( 'circle', {
			r: 20,
			cx: 2,
			cy: 3,
			fill: 'none',
			stroke: '#fff1d3',
			'stroke-width': 3,
			opacity: 0.6,
		} )
	);
}
