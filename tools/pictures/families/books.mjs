// @ts-check
/** The guidebook and its landscape: seen from above, its middle on the origin. */
import { mix, PAINT } from '../colour.mjs';
import { group, linear, path, tag } from '../svg.mjs';
import { lettering, sheet } from './sheet.mjs';

/** Hills behind hills, for covers and prints; fills the box from its middle. @param {number} width @param {number} height @param {string[]} tones far to near */
export function fells( width, height, tones ) {
	const half = width / 2;
	const ridge = ( /** @type {number} */ i ) => {
		const y = -height * 0.18 + i * height * 0.17;
		const up = height * ( 0.17 - i * 0.022 );
		const s = i % 2 ? 1 : -1;
		return path(
			`M${ -half } ${ y }L${ -half * 0.62 } ${
				y - up * ( 0.6 + 0.2 * s )
			}L${ -half * 0.3 } ${ y - up * 0.3 }L${ half * 0.1 * s } ${
				y - up * 1.25
			}L${ half * 0.4 } ${ y - up * 0.3 }L${ half * 0.7 } ${
				y - up * ( 0.8 - 0.3 * s )
			}L${ half } ${ y - up * 0.1 }V${ height / 2 }H${ -half }Z`,
			tones[ i ] ?? '#888',
			{ 'stroke-linejoin': 'round' }
		);
	};
	return (
		tag( 'rect', {
			x: -half,
			y: -height / 2,
			width,
			height,
			fill: mix( tones[ 0 ] ?? '#ccc', '#fdf3df', 0.75 ),
		} ) +
		tag( 'circle', {
			cx: half * 0.42,
			cy: -height * 0.28,
			r: width * 0.09,
			fill: PAINT.mustard,
		} ) +
		tones.map( ( _, i ) => ridge( i ) ).join( '' )
	);
}

/** The guidebook, 520 by 760. */
export function guidebook() {
	const spine = linear( [
		[ 0, '#000', 0.35 ],
		[ 0.03, '#fff', 0.3 ],
		[ 0.06, '#000', 0.18 ],
		[ 0.1, '#fff', 0 ],
		[ 1, '#000', 0.1 ],
	] );
	const scene = group(
		fells( 520, 560, [ '#b9c4bd', '#8fa39a', '#667f6c', PAINT.forest ] ),
		{ transform: 'translate(0 110)' }
	);
	const way = path(
		'M-120 372C-60 330 60 340 40 290S-90 250 -40 210S90 190 60 140',
		'none',
		{
			stroke: '#f3e7c9',
			'stroke-width': 8,
			'stroke-dasharray': '4 17',
			'stroke-linecap': 'round',
		}
	);
	const title =
		tag( 'rect', {
			x: -260,
			y: -380,
			width: 520,
			height: 250,
			fill: '#f6efdf',
		} ) +
		lettering( 0, -286, 'Walks', {
			size: 88,
			serif: true,
			colour: PAINT.forest,
		} ) +
		lettering( 0, -232, 'from the', {
			size: 30,
			serif: true,
			colour: PAINT.rust,
		} ) +
		lettering( 0, -176, 'Market Cross', {
			size: 58,
			serif: true,
			colour: PAINT.forest,
		} );
	return (
		group( sheet( 520, 760, '#f6efdf', '' ), {
			transform: 'translate(10 10)',
		} ) +
		group( sheet( 520, 760, '#efe6d1', '' ), {
			transform: 'translate(5 5)',
		} ) +
		sheet( 520, 760, '#f6efdf', scene + title + way ) +
		spine.defs +
		path( 'M-260 -380H260V380H-260Z', spine.fill )
	);
}
