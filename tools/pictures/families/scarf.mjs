// @ts-check
/** The tartan scarf. */
import { pattern, soft } from '../cloth.mjs';
import { PAINT } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { group, inside, linear, path, tag } from '../svg.mjs';
import { grain, wood } from '../texture.mjs';
import { fringe } from './blanket.mjs';
import { woven } from './garment.mjs';

/** Our check of moss, rust and oatmeal. @param {number} [size] */
export function tartan( size = 150 ) {
	const unit = size / 150;
	const bars = [
		[ 0, 50, '#4f5a3d', 1 ],
		[ 62, 10, PAINT.oatmeal, 0.85 ],
		[ 78, 10, PAINT.oatmeal, 0.85 ],
		[ 100, 30, PAINT.rust, 0.85 ],
	];
	const twill = pattern(
		5 * unit,
		5 * unit,
		path( `M0 ${ 5 * unit }L${ 5 * unit } 0`, 'none', {
			stroke: '#fff',
			'stroke-width': 1.5 * unit,
			opacity: 0.2,
		} )
	);
	let content = tag( 'rect', { width: size, height: size, fill: '#7d8060' } );
	for ( const [ start, wide, colour, opacity ] of bars ) {
		content += tag( 'rect', {
			x: Number( start ) * unit,
			width: Number( wide ) * unit,
			height: size,
			fill: String( colour ),
			opacity: Number( opacity ) * 0.8,
		} );
	}
	for ( const [ start, wide, colour, opacity ] of bars ) {
		content += tag( 'rect', {
			y: Number( start ) * unit,
			height: Number( wide ) * unit,
			width: size,
			fill: String( colour ),
			opacity: Number( opacity ) * 0.55,
		} );
	}
	const check = pattern( size, size, content );
	return {
		fill: check.fill,
		defs: check.defs + twill.defs,
		twill: twill.fill,
	};
}

/** Hung over a rail at the origin, about 860 high. */
export function scarf() {
	const check = tartan( 150 );
	const tail = (
		/** @type {number} */ x,
		/** @type {number} */ end,
		/** @type {number} */ turn,
		/** @type {number} */ seed
	) => {
		const shape = `M${ x - 92 } -6C${ x - 96 } 200 ${ x - 88 } 480 ${
			x - 96
		} ${ end }C${ x - 30 } ${ end + 8 } ${ x + 30 } ${ end - 8 } ${
			x + 96
		} ${ end }C${ x + 90 } 480 ${ x + 98 } 200 ${ x + 92 } -6C${
			x + 60
		} -34 ${ x - 60 } -34 ${ x - 92 } -6Z`;
		return group(
			castShadow( shape, 15 ) +
				fringe(
					x - 90,
					x + 92,
					end - 3,
					[ '#4f5a3d', PAINT.oatmeal, PAINT.rust, '#7d8060' ],
					{ length: 86, gap: 12, seed }
				) +
				soft( path( shape, check.fill ) + path( shape, check.twill ), {
					seed,
					folds: 1.3,
					foldSize: 0.012,
					stretch: 0.16,
					swell: 20,
					height: 28,
					puff: 0.2,
				} ) +
				inside(
					shape,
					grain( shape, {
						size: '0.5',
						colour: '#fff6e0',
						strength: 0.16,
					} )
				),
			{ transform: `rotate(${ turn } ${ x } 0)` }
		);
	};
	const rail = 'M-330 -34H330V-4H-330Z';
	const shine = linear(
		[
			[ 0, '#fff', 0.5 ],
			[ 0.4, '#fff', 0 ],
			[ 1, '#3a2412', 0.5 ],
		],
		[ 0, 0, 0, 1 ]
	);
	return (
		check.defs +
		shine.defs +
		castShadow( rail, 20 ) +
		wood( rail, PAINT.oak, { seed: 8 } ) +
		path( rail, shine.fill ) +
		tail( 44, 600, -2, 12 ) +
		tail( -54, 690, 1.6, 19 ) +
		woven( -54, 640, 1.3 )
	);
}
