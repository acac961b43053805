// @ts-check
/** The linen cushion. */
import { soft, weave } from '../cloth.mjs';
import { shade } from '../colour.mjs';
import { floorShadow } from '../studio.mjs';
import { blurred, group, inside, path } from '../svg.mjs';
import { grain } from '../texture.mjs';

/** Stands on the origin, about 560 square. @param {{colour: string}} look */
export function cushion( { colour } ) {
	const cover =
		'M-268 -16C-296 -8 -304 -22 -296 -48C-272 -200 -272 -360 -294 -520C-304 -548 -294 -560 -266 -552C-100 -530 100 -530 266 -552C294 -560 304 -548 294 -520C272 -360 272 -200 296 -48C304 -22 296 -8 268 -16C100 -34 -100 -34 -268 -16Z';
	const cloth = weave( colour, 6, 0.1 );
	const crease =
		'M-286 -540C-220 -470 -190 -440 -170 -420M286 -540C220 -470 190 -440 170 -420M-286 -28C-230 -90 -190 -120 -170 -150M286 -28C230 -90 190 -120 170 -150';
	return (
		floorShadow( 540, { depth: 0.14 } ) +
		cloth.defs +
		path( cover, 'none', {
			stroke: shade( colour, -0.22 ),
			'stroke-width': 18,
			'stroke-linejoin': 'round',
		} ) +
		path( cover, 'none', {
			stroke: shade( colour, 0.14 ),
			'stroke-width': 9,
			'stroke-linejoin': 'round',
			transform: 'translate(-2 -3)',
		} ) +
		soft( path( cover, cloth.fill ), {
			seed: 77,
			swell: 62,
			height: 74,
			folds: 0.35,
			foldSize: 0.004,
			elevation: 56,
			smooth: 9,
		} ) +
		inside(
			cover,
			blurred(
				8,
				path( crease, 'none', {
					stroke: '#000',
					'stroke-width': 12,
					opacity: 0.16,
				} )
			) +
				blurred(
					8,
					group(
						path( crease, 'none', {
							stroke: '#fff',
							'stroke-width': 9,
							opacity: 0.16,
						} ),
						{ transform: 'translate(-9 -8)' }
					)
				) +
				grain( cover, { size: '0.9 0.2', strength: 0.14 } ) +
				grain( cover, { size: '0.2 0.9', strength: 0.12, seed: 9 } )
		)
	);
}
