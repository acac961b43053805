// @ts-check
/** The striped top. */
import { pattern, seam, soft } from '../cloth.mjs';
import { PAINT, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { blurred, path, tag } from '../svg.mjs';
import { mirrored, woven } from './garment.mjs';

/** @param {{colour: string}} look */
export function breton( { colour } ) {
	const cloth = PAINT.cream;
	const stripe = pattern(
		40,
		58,
		tag( 'rect', { width: 40, height: 58, fill: cloth } ) +
			tag( 'rect', { y: 19, width: 40, height: 21, fill: colour } )
	);
	const jersey = pattern(
		4,
		4,
		path( 'M0 0V4', 'none', {
			stroke: '#000',
			'stroke-width': 1,
			opacity: 0.12,
		} )
	);
	const body =
		'M-150 -8C-190 10 -236 34 -262 58C-272 250 -270 520 -262 806C-180 824 180 824 262 806C270 520 272 250 262 58C236 34 190 10 150 -8C80 30 -80 30 -150 -8Z';
	const yoke =
		'M-150 -8C-190 10 -236 34 -262 58L-264 128H264L262 58C236 34 190 10 150 -8C80 30 -80 30 -150 -8Z';
	const sleeveShape =
		'M-252 50C-306 76 -344 150 -362 240C-386 380 -414 560 -428 730C-402 744 -356 748 -330 740C-308 600 -276 440 -258 330C-248 240 -246 150 -252 50Z';
	const sleeve =
		path( sleeveShape, stripe.fill ) + path( sleeveShape, jersey.fill );
	const other =
		path( mirrored( sleeveShape ), stripe.fill ) +
		path( mirrored( sleeveShape ), jersey.fill );
	const neck = 'M-154 -10C-90 -30 90 -30 154 -10C90 42 -90 42 -154 -10Z';
	return (
		castShadow( body + sleeveShape + mirrored( sleeveShape ), 20 ) +
		stripe.defs +
		jersey.defs +
		path( neck, shade( cloth, -0.34 ) ) +
		woven( 0, 2 ) +
		soft( sleeve, { seed: 31, folds: 0.8, foldSize: 0.007 } ) +
		soft( other, { seed: 35, folds: 0.8, foldSize: 0.007 } ) +
		blurred(
			9,
			path(
				'M-254 64C-246 300 -262 520 -262 800M254 64C246 300 262 520 262 800',
				'none',
				{ stroke: '#3a3026', 'stroke-width': 18, opacity: 0.36 }
			)
		) +
		soft(
			path( body, stripe.fill ) +
				path( yoke, cloth ) +
				path( body, jersey.fill ),
			{ seed: 38, folds: 0.8, foldSize: 0.005 }
		) +
		path( 'M-150 -8C-80 30 80 30 150 -8', 'none', {
			stroke: shade( cloth, -0.2 ),
			'stroke-width': 15,
		} ) +
		path( 'M-150 -11C-80 27 80 27 150 -11', 'none', {
			stroke: shade( cloth, 0.25 ),
			'stroke-width': 9,
		} ) +
		seam( 'M-258 790C-180 808 180 808 258 790', shade( cloth, -0.25 ), 7 )
	);
}
