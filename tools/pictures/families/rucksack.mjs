// @ts-check
/** Rucksack and roll-top pack. They stand on the origin. */
import { seam } from '../cloth.mjs';
import { shade } from '../colour.mjs';
import { floorShadow } from '../studio.mjs';
import { at, path } from '../svg.mjs';
import { tube } from '../tube.mjs';
import {
	buckle,
	canvas,
	LEATHER,
	leather,
	patch,
	shadowUnder,
} from './leather.mjs';

/** Stands on the origin, about 640 high. @param {{colour: string}} look */
export function rucksack( { colour } ) {
	const body =
		'M-196 -6C-226 -120 -226 -330 -204 -470C-180 -560 -100 -590 0 -592C100 -590 180 -560 204 -470C226 -330 226 -120 196 -6C120 14 -120 14 -196 -6Z';
	const lid =
		'M-214 -452C-206 -572 -110 -622 0 -624C110 -622 206 -572 214 -452C216 -400 212 -372 206 -346C120 -314 -120 -314 -206 -346C-212 -372 -216 -400 -214 -452Z';
	const front =
		'M-150 -30C-162 -110 -162 -200 -152 -256C-80 -270 80 -270 152 -256C162 -200 162 -110 150 -30C80 -14 -80 -14 -150 -30Z';
	const fold =
		'M-156 -262C-80 -278 80 -278 156 -262L160 -186C80 -166 -80 -166 -160 -186Z';
	const side = ( /** @type {1|-1} */ s ) =>
		`M${ s * 192 } -20C${ s * 250 } -40 ${ s * 262 } -200 ${
			s * 236
		} -286C${ s * 222 } -300 ${ s * 206 } -300 ${ s * 200 } -296Z`;
	const base =
		'M-204 -74C-120 -56 120 -56 204 -74C202 -50 200 -26 196 -6C120 14 -120 14 -196 -6C-200 -26 -202 -50 -204 -74Z';
	const strap = ( /** @type {number} */ x ) =>
		leather(
			`M${ x - 17 } -420L${ x + 17 } -420L${ x + 17 } -136L${ x } -116L${
				x - 17
			} -136Z`
		) +
		at( x, -212, buckle() ) +
		seam( `M${ x - 11 } -414V-250M${ x + 11 } -414V-250`, '#e0b487', 7 );
	return (
		floorShadow( 430 ) +
		tube(
			[
				[ -70, -600 ],
				[ -56, -664 ],
				[ 0, -684 ],
				[ 56, -664 ],
				[ 70, -600 ],
			],
			() => 24,
			{ colour: LEATHER }
		) +
		canvas( side( -1 ), shade( colour, -0.08 ), { seed: 4 } ) +
		canvas( side( 1 ), shade( colour, -0.2 ), { seed: 6 } ) +
		canvas( body, colour, { seed: 7 } ) +
		leather( base ) +
		seam( 'M-200 -64C-120 -46 120 -46 200 -64', '#e0b487', 8 ) +
		shadowUnder( front ) +
		canvas( front, colour, { seed: 11, swell: 22, height: 26 } ) +
		shadowUnder( fold ) +
		canvas( fold, shade( colour, 0.03 ), {
			seed: 12,
			swell: 14,
			height: 16,
		} ) +
		seam(
			'M-152 -194C-80 -176 80 -176 152 -194',
			shade( colour, 0.4 ),
			8
		) +
		shadowUnder( lid ) +
		canvas( lid, colour, { seed: 15, swell: 40, height: 44 } ) +
		seam(
			'M-200 -356C-120 -326 120 -326 200 -356',
			shade( colour, 0.4 ),
			8
		) +
		strap( -92 ) +
		strap( 92 ) +
		patch( 0, -470 )
	);
}

/** Stands on the origin, about 700 high. @param {{colour?: string}} [look] */
export function rolltop( { colour = '#58604f' } = {} ) {
	const body =
		'M-176 -4C-196 -140 -192 -360 -182 -520C-170 -560 170 -560 182 -520C192 -360 196 -140 176 -4C110 16 -110 16 -176 -4Z';
	const base =
		'M-186 -120C-110 -104 110 -104 186 -120C184 -70 182 -36 176 -4C110 16 -110 16 -176 -4C-182 -36 -184 -70 -186 -120Z';
	const neck =
		'M-180 -516C-176 -580 -170 -600 -166 -618H166C170 -600 176 -580 180 -516C120 -500 -120 -500 -180 -516Z';
	const roll =
		'M-186 -640C-196 -640 -200 -612 -186 -606H186C200 -612 196 -640 186 -640C120 -676 -120 -676 -186 -640Z';
	const pocket =
		'M-112 -150C-118 -220 -116 -290 -112 -336H112C116 -290 118 -220 112 -150C60 -140 -60 -140 -112 -150Z';
	return (
		floorShadow( 380 ) +
		canvas( body, colour, { seed: 22 } ) +
		canvas( neck, colour, { seed: 23, folds: 1, foldSize: 0.012 } ) +
		canvas( base, shade( colour, -0.34 ), { seed: 25 } ) +
		seam(
			'M-182 -112C-110 -96 110 -96 182 -112',
			shade( colour, 0.4 ),
			8
		) +
		shadowUnder( pocket ) +
		canvas( pocket, colour, { seed: 28, swell: 16, height: 18 } ) +
		seam( 'M-106 -328H106', shade( colour, 0.4 ), 8 ) +
		shadowUnder( roll ) +
		canvas( roll, shade( colour, 0.04 ), {
			seed: 31,
			swell: 16,
			height: 26,
		} ) +
		path( 'M-170 -622C-60 -612 60 -612 170 -622', 'none', {
			stroke: shade( colour, -0.5 ),
			'stroke-width': 4,
			opacity: 0.6,
		} ) +
		leather( 'M-19 -664H19V-392L0 -370L-19 -392Z' ) +
		seam( 'M-12 -652V-470M12 -652V-470', '#e0b487', 7 ) +
		at( 0, -440, buckle() ) +
		tube(
			[
				[ -190, -560 ],
				[ -222, -400 ],
				[ -214, -180 ],
				[ -184, -60 ],
			],
			() => 26,
			{ colour: '#3b3d38', finish: 'matte' }
		) +
		tube(
			[
				[ 190, -560 ],
				[ 222, -400 ],
				[ 214, -180 ],
				[ 184, -60 ],
			],
			() => 26,
			{ colour: '#3b3d38', finish: 'matte' }
		) +
		patch( 0, -236, 0.8 )
	);
}
