// @ts-check
/** The tea towel on its peg. */
import { seam, soft, weave } from '../cloth.mjs';
import { PAINT, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { group, inside, path, tag } from '../svg.mjs';
import { wood } from '../texture.mjs';

/** A beech peg at the wall, its foot on the origin. */
export function peg() {
	const disc = 'M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z';
	return (
		castShadow( disc, 12 ) +
		wood( disc, PAINT.beech, { seed: 6 } ) +
		tag( 'circle', {
			r: 27,
			cx: -3,
			cy: -4,
			fill: '#f0d5aa',
			opacity: 0.5,
		} ) +
		tag( 'circle', {
			r: 38,
			fill: 'none',
			stroke: '#8f6a3c',
			'stroke-width': 3,
			opacity: 0.5,
		} )
	);
}

/** Hangs from a peg at the origin, about 800 high. @param {{colour: string}} look */
export function teaTowel( { colour } ) {
	const cloth = '#f7f1e4';
	const shape =
		'M-18 40C-90 70 -190 96 -236 132C-250 360 -246 600 -250 820C-200 832 -160 818 -120 828C-60 840 -20 822 40 830C110 840 170 820 246 826C244 600 250 360 234 132C190 96 90 70 18 40C8 30 -8 30 -18 40Z';
	const stripes = [
		[ -196, 16 ],
		[ -168, 46 ],
		[ -110, 16 ],
		[ 94, 16 ],
		[ 122, 46 ],
		[ 180, 16 ],
	]
		.map( ( [ x = 0, w = 0 ] ) =>
			path(
				`M${ x * 0.32 } 40C${ x * 0.8 } 90 ${ x } 110 ${ x } 150V840H${
					x + w
				}V150C${ x + w } 110 ${ ( x + w ) * 0.8 } 90 ${
					( x + w ) * 0.32
				} 40Z`,
				colour
			)
		)
		.join( '' );
	const linen = weave( '#808080', 5, 0.2 );
	return (
		castShadow( shape, 20 ) +
		linen.defs +
		peg() +
		soft(
			path( shape, cloth ) +
				inside(
					shape,
					stripes +
						group( path( shape, linen.fill ), {
							style: 'mix-blend-mode:soft-light',
							opacity: 0.35,
						} )
				),
			{
				seed: 90,
				folds: 1.6,
				foldSize: 0.012,
				stretch: 0.08,
				swell: 14,
				height: 30,
				smooth: 5,
				puff: 0.1,
			}
		) +
		path( 'M-12 60C-30 20 -20 -36 0 -38C20 -36 30 20 12 60', 'none', {
			stroke: shade( cloth, -0.14 ),
			'stroke-width': 11,
		} ) +
		tag( 'circle', { r: 25, cx: -2, cy: -3, fill: PAINT.beech } ) +
		tag( 'circle', {
			r: 25,
			cx: -2,
			cy: -3,
			fill: 'none',
			stroke: '#8f6a3c',
			'stroke-width': 2,
			opacity: 0.5,
		} ) +
		seam( 'M-246 800C-160 806 160 802 242 800', shade( cloth, -0.2 ), 7 )
	);
}
