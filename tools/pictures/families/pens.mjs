// @ts-check
/** Pen and pencils: seen from above, their middle on the origin. */
import { PAINT, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { at, blurred, inside, linear, path, tag } from '../svg.mjs';
import { grain } from '../texture.mjs';

/** Upright with the nib to the top, about 900 long; the cap beside it. @param {{cap?: boolean}} [form] */
export function pen( { cap = true } = {} ) {
	const brass = linear( [
		[ 0, '#5d4116' ],
		[ 0.16, '#b98d40' ],
		[ 0.3, '#fbe9b4' ],
		[ 0.42, '#dcb463' ],
		[ 0.7, '#9c7230' ],
		[ 0.9, '#6a4b1b' ],
		[ 1, '#c79a4b' ],
	] );
	const dark = linear( [
		[ 0, '#16161a' ],
		[ 0.3, '#6d6e74' ],
		[ 0.45, '#2a2a2f' ],
		[ 1, '#0e0e12' ],
	] );
	const nibMetal = linear( [
		[ 0, '#8d9396' ],
		[ 0.3, '#ffffff' ],
		[ 0.55, '#c3c8ca' ],
		[ 1, '#6d7376' ],
	] );
	const barrel =
		'M-33 -120C-36 0 -36 200 -33 390Q-30 416 0 418Q30 416 33 390C36 200 36 0 33 -120Z';
	const grip =
		'M-27 -122C-24 -180 -20 -220 -22 -262H22C20 -220 24 -180 27 -122Z';
	const nib = 'M-20 -262C-22 -310 -14 -350 0 -398C14 -350 22 -310 20 -262Z';
	const lid =
		'M-38 -210Q-36 -236 0 -238Q36 -236 38 -210V120Q38 130 30 130H-30Q-38 130 -38 120Z';
	const clip = 'M-7 -196H9V20Q9 34 1 36Q-7 34 -7 20Z';
	const rings = path( 'M-34 -112H34M-33 -100H33', 'none', {
		stroke: '#4f3712',
		'stroke-width': 3,
		opacity: 0.7,
	} );
	const body =
		castShadow( barrel + grip + nib, 12 ) +
		brass.defs +
		dark.defs +
		nibMetal.defs +
		path( barrel, brass.fill ) +
		inside(
			barrel,
			grain( barrel, {
				size: '0.5 0.01',
				colour: '#fff3cf',
				strength: 0.25,
				sharp: 4,
				level: -2,
			} )
		) +
		rings +
		path( grip, dark.fill ) +
		path( nib, nibMetal.fill ) +
		path( 'M0 -392V-310', 'none', {
			stroke: '#33383b',
			'stroke-width': 2.6,
		} ) +
		tag( 'circle', { cx: 0, cy: -306, r: 5, fill: '#33383b' } ) +
		path( 'M-21 -264H21', 'none', {
			stroke: '#c79a4b',
			'stroke-width': 6,
		} );
	if ( ! cap ) {
		return body;
	}
	return (
		body +
		at(
			136,
			60,
			castShadow( lid, 12 ) +
				path( lid, brass.fill ) +
				path( 'M-38 104H38', 'none', {
					stroke: '#4f3712',
					'stroke-width': 3,
					opacity: 0.7,
				} ) +
				blurred(
					3,
					path( clip, '#000', {
						opacity: 0.45,
						transform: 'translate(5 5)',
					} )
				) +
				path( clip, brass.fill ),
			1,
			14
		)
	);
}

/** One sharpened pencil, upright, tip to the top, about 800 long. @param {string} colour */
export function pencil( colour ) {
	const faces = linear( [
		[ 0, shade( colour, -0.3 ) ],
		[ 0.24, shade( colour, -0.12 ) ],
		[ 0.25, shade( colour, 0.34 ) ],
		[ 0.4, shade( colour, 0.16 ) ],
		[ 0.72, shade( colour, 0.02 ) ],
		[ 0.73, shade( colour, -0.24 ) ],
		[ 1, shade( colour, -0.5 ) ],
	] );
	const cedar = linear( [
		[ 0, '#b98450' ],
		[ 0.3, '#efcf9f' ],
		[ 0.7, '#d6a873' ],
		[ 1, '#9c6c3c' ],
	] );
	const shaft =
		'M-23 -300C-18 -286 -12 -286 -8 -300C-4 -288 4 -288 8 -300C12 -286 18 -286 23 -300V400Q0 408 -23 400Z';
	const cone =
		'M-23 -296L-6 -384H6L23 -296C18 -282 12 -282 8 -296C4 -284 -4 -284 -8 -296C-12 -282 -18 -282 -23 -296Z';
	return (
		castShadow( 'M-23 -300L0 -410L23 -300V400H-23Z', 9 ) +
		faces.defs +
		cedar.defs +
		path( 'M-23 -290L-7 -380H7L23 -290Z', cedar.fill ) +
		inside(
			cone,
			grain( cone, {
				size: '0.2 0.02',
				colour: '#7a4c22',
				strength: 0.4,
				sharp: 5,
				level: -2.5,
			} )
		) +
		path(
			'M-7.500 -376L0 -414L7.500 -376Q0 -371 -7.500 -376Z',
			'#3a3a3e'
		) +
		path( shaft, faces.fill ) +
		path( 'M-6 250L-1 240L2 244L6 236L12 250', 'none', {
			stroke: '#f1dfae',
			'stroke-width': 2.4,
		} ) +
		path( 'M0 220V60', 'none', {
			stroke: '#f1dfae',
			'stroke-width': 3,
			'stroke-dasharray': '9 5',
			opacity: 0.75,
		} )
	);
}

export const PENCILS = [
	PAINT.forest,
	PAINT.slate,
	PAINT.rust,
	PAINT.mustard,
	PAINT.heather,
	PAINT.navy,
];

/** Six in a sliding card box, about 640 by 900. */
export function pencilBox() {
	const tray = 'M-196 -430H196V440H-196Z';
	const sleeve = 'M-206 -60H206V452H-206Z';
	const card = linear(
		[
			[ 0, '#e9d9bb' ],
			[ 0.5, '#dcc8a2' ],
			[ 1, '#c2ab80' ],
		],
		[ 0, 0, 1, 1 ]
	);
	const row = PENCILS.map( ( colour, i ) =>
		at( -142 + i * 57, 30, pencil( colour ) )
	).join( '' );
	return (
		castShadow( tray, 16 ) +
		path( tray, '#b89b6a' ) +
		inside(
			tray,
			blurred(
				16,
				path( tray, 'none', {
					stroke: '#2c1c08',
					'stroke-width': 40,
					opacity: 0.6,
				} )
			) + row
		) +
		path( tray, 'none', { stroke: '#e6d3ad', 'stroke-width': 10 } ) +
		blurred(
			12,
			path( sleeve, '#000', {
				opacity: 0.5,
				transform: 'translate(4 -6)',
			} )
		) +
		castShadow( sleeve, 14 ) +
		card.defs +
		path( sleeve, card.fill ) +
		inside(
			sleeve,
			grain( sleeve, { size: '0.4', colour: '#6b4f22', strength: 0.22 } )
		) +
		path( 'M-206 330H206V362H-206Z', PAINT.rust ) +
		path( 'M-96 210L-42 132L-14 166L28 100L104 210M-70 240H76', 'none', {
			stroke: '#4a3a20',
			'stroke-width': 9,
			'stroke-linejoin': 'round',
			'stroke-linecap': 'round',
		} )
	);
}
