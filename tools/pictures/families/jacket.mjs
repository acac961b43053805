// @ts-check
/** The waxed jacket, hanging with its collar near the origin, about 900 high. */
import { PAINT, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { at, blurred, group, inside, linear, path, tag } from '../svg.mjs';
import { pattern, seam, soft } from '../cloth.mjs';
import { grain } from '../texture.mjs';
import { mirrored, woven } from './garment.mjs';

const BODY =
	'M-112 -10C-180 14 -240 40 -272 62C-288 240 -286 560 -292 820C-200 846 200 846 292 820C286 560 288 240 272 62C240 40 180 14 112 -10C60 30 -60 30 -112 -10Z';
const SLEEVE =
	'M-262 54C-330 78 -366 150 -384 250C-408 400 -430 570 -444 720C-414 742 -352 748 -322 738C-302 590 -280 440 -264 330C-256 240 -254 150 -262 54Z';
const COLLAR_LEFT =
	'M-118 -16C-124 -64 -104 -92 -78 -96C-30 -70 -14 -10 -4 66C-20 92 -44 104 -60 100C-92 70 -112 30 -118 -16Z';
const NECK =
	'M-80 -94C-40 -112 40 -112 80 -94C54 -30 30 20 0 70C-30 20 -54 -30 -80 -94Z';

/** @param {{colour: string}} look */
export function jacket( { colour } ) {
	const cord = pattern(
		9,
		12,
		tag( 'rect', { width: 9, height: 12, fill: '#7a5638' } ) +
			tag( 'rect', { width: 3, height: 12, fill: '#563a24' } ) +
			tag( 'rect', { x: 5, width: 2, height: 12, fill: '#94704c' } ),
		'rotate(14)'
	);
	const waxed = {
		seed: 51,
		folds: 1.1,
		foldSize: 0.006,
		swell: 30,
		height: 26,
		elevation: 48,
		smooth: 4,
	};
	const check = lining();
	return (
		castShadow( BODY + SLEEVE + mirrored( SLEEVE ), 22 ) +
		cord.defs +
		check.defs +
		path( NECK, check.fill ) +
		inside(
			NECK,
			blurred(
				16,
				path( 'M-90 -90L0 90L90 -90', 'none', {
					stroke: '#000',
					'stroke-width': 36,
					opacity: 0.5,
				} )
			)
		) +
		woven( 0, -62 ) +
		sleeve( SLEEVE, colour, { ...waxed, seed: 61 } ) +
		sleeve( mirrored( SLEEVE ), colour, { ...waxed, seed: 67 } ) +
		blurred(
			10,
			path(
				'M-266 70C-276 300 -284 560 -290 810M266 70C276 300 284 560 290 810',
				'none',
				{ stroke: '#000', 'stroke-width': 22, opacity: 0.36 }
			)
		) +
		soft( path( BODY, colour ), waxed ) +
		sheen( BODY ) +
		seam( 'M-286 800C-200 826 200 826 286 800', shade( colour, 0.28 ), 8 ) +
		flap( colour ) +
		pocket( -168, 560, colour ) +
		pocket( 168, 560, colour ) +
		welt( -190, 372, colour, 12 ) +
		welt( 190, 372, colour, -12 ) +
		soft(
			path( COLLAR_LEFT, cord.fill ) +
				path( mirrored( COLLAR_LEFT ), cord.fill ),
			{ swell: 12, height: 18, folds: 0.3, smooth: 2 }
		) +
		seam( 'M-108 -18C-100 30 -84 66 -62 88', '#a98257', 6 ) +
		seam( 'M108 -18C100 30 84 66 62 88', '#a98257', 6 )
	);
}

/** The tartan cotton inside. */
function lining() {
	return pattern(
		48,
		48,
		tag( 'rect', { width: 48, height: 48, fill: '#8b8458' } ) +
			tag( 'rect', {
				width: 16,
				height: 48,
				fill: '#4d5840',
				opacity: 0.7,
			} ) +
			tag( 'rect', {
				width: 48,
				height: 16,
				fill: '#4d5840',
				opacity: 0.7,
			} ) +
			path( 'M30 0V48M0 30H48', 'none', {
				stroke: '#d9c58e',
				'stroke-width': 2,
			} ) +
			path( 'M38 0V48M0 38H48', 'none', {
				stroke: '#a44c32',
				'stroke-width': 2,
			} )
	);
}

/** @param {string} shape @param {string} colour @param {object} cloth */
function sleeve( shape, colour, cloth ) {
	const side = shape === SLEEVE ? 1 : -1;
	const cuff =
		side > 0
			? 'M-436 650C-400 668 -352 674 -314 666'
			: 'M436 650C400 668 352 674 314 666';
	return (
		soft( path( shape, colour ), cloth ) +
		sheen( shape ) +
		seam( cuff, shade( colour, 0.28 ), 8 )
	);
}

/** Wax makes cloth uneven and a little shiny. @param {string} shape */
function sheen( shape ) {
	return inside(
		shape,
		grain( shape, {
			size: '0.02 0.01',
			colour: '#fff3d8',
			strength: 0.07,
			sharp: 3,
			level: -1.5,
			seed: 9,
			octaves: 3,
		} ) +
			grain( shape, {
				size: '0.9',
				colour: '#1a1610',
				strength: 0.16,
				sharp: 3,
				level: -1.4,
				seed: 3,
			} )
	);
}

/** The storm flap with its studs, and the zip beneath. @param {string} colour */
function flap( colour ) {
	const shape =
		'M-34 70C-20 96 -6 104 8 92L46 66L50 834C20 838 -14 838 -36 836Z';
	let studs = '';
	for ( let i = 0; i < 5; i++ ) {
		studs += at( 6, 150 + i * 150, stud() );
	}
	return (
		blurred(
			5,
			path( 'M52 70V834', 'none', {
				stroke: '#000',
				'stroke-width': 12,
				opacity: 0.5,
			} )
		) +
		soft( path( shape, shade( colour, 0.04 ) ), {
			swell: 10,
			height: 14,
			folds: 0.5,
			seed: 5,
			smooth: 3,
		} ) +
		sheen( shape ) +
		seam( 'M-24 104L-26 828', shade( colour, 0.3 ), 7 ) +
		seam( 'M38 84L40 828', shade( colour, 0.3 ), 7 ) +
		studs
	);
}

export function stud() {
	const brass = linear(
		[
			[ 0, '#f3dca4' ],
			[ 0.5, PAINT.brass ],
			[ 1, '#6e4f20' ],
		],
		[ 0, 0, 1, 1 ]
	);
	return (
		brass.defs +
		tag( 'circle', { cx: 2, cy: 4, r: 12, fill: '#000', opacity: 0.35 } ) +
		tag( 'circle', { r: 11, fill: brass.fill } ) +
		tag( 'circle', {
			r: 6.5,
			fill: 'none',
			stroke: '#7a5a26',
			'stroke-width': 1.4,
		} )
	);
}

/** A bellows pocket under a flap. @param {number} x @param {number} y @param {string} colour */
function pocket( x, y, colour ) {
	const bag =
		'M-98 26H98C104 90 104 150 96 204C40 216 -40 216 -96 204C-104 150 -104 90 -98 26Z';
	const lid = 'M-106 -22C-40 -30 40 -30 106 -22L108 46C70 76 -70 76 -108 46Z';
	return at(
		x,
		y,
		blurred(
			8,
			path( bag, '#000', { opacity: 0.4, transform: 'translate(6 9)' } )
		) +
			soft( path( bag, colour ), {
				swell: 16,
				height: 20,
				folds: 0.8,
				seed: 41,
				smooth: 3,
			} ) +
			sheen( bag ) +
			blurred(
				6,
				path( lid, '#000', {
					opacity: 0.45,
					transform: 'translate(4 9)',
				} )
			) +
			soft( path( lid, shade( colour, 0.03 ) ), {
				swell: 10,
				height: 14,
				folds: 0.6,
				seed: 44,
				smooth: 3,
			} ) +
			sheen( lid ) +
			seam( 'M-100 40C-66 66 66 66 100 40', shade( colour, 0.3 ), 7 ) +
			at( 0, 34, stud() )
	);
}

/** The slanted opening of a hand-warmer pocket. @param {number} x @param {number} y @param {string} colour @param {number} turn */
function welt( x, y, colour, turn ) {
	return at(
		x,
		y,
		blurred(
			4,
			tag( 'rect', {
				x: -18,
				y: -78,
				width: 40,
				height: 160,
				fill: '#000',
				opacity: 0.35,
			} )
		) +
			soft(
				tag( 'rect', {
					x: -18,
					y: -80,
					width: 36,
					height: 160,
					rx: 3,
					fill: shade( colour, 0.02 ),
				} ),
				{ swell: 8, height: 10, folds: 0.3, smooth: 2 }
			) +
			group( seam( 'M-10 -74V74M10 -74V74', shade( colour, 0.3 ), 7 ) ),
		1,
		turn
	);
}
