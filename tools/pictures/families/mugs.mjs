// @ts-check
/** Things to drink from and to pour from. All stand on the origin; a mug is about 360 units high. */
import { PAINT, mix, shade } from '../colour.mjs';
import { lathe, mouth } from '../solid.mjs';
import { tube } from '../tube.mjs';
import { floorShadow } from '../studio.mjs';
import { blurred, group, inside, path, tag } from '../svg.mjs';
import { grain, speckle } from '../texture.mjs';

const TEA = '#7a4524';

/**
 * @param {{colour: string, tea?: boolean, plain?: boolean}} look
 */
export function enamelMug( { colour, tea = false, plain = false } ) {
	const rim = mix( PAINT.navy, '#111318', 0.45 );
	const body = lathe(
		[
			[ 138, 0, 'corner' ],
			[ 152, 5 ],
			[ 158, 18, 'corner' ],
			[ 162, 180 ],
			[ 168, 330, 'corner' ],
			[ 172, 338 ],
		],
		{ colour, finish: 'gloss' }
	);
	const handle = tube(
		[
			[ 150, -268 ],
			[ 214, -284 ],
			[ 262, -236 ],
			[ 256, -160 ],
			[ 210, -104 ],
			[ 150, -86 ],
		],
		( share ) => 30 - 4 * Math.sin( share * Math.PI ),
		{ colour, finish: 'gloss' }
	);
	return (
		floorShadow( 330 ) +
		handle +
		body.art +
		inside(
			body.outline,
			( plain
				? ''
				: peak(
						shade( colour, colour === PAINT.white ? -0.62 : 0.62 )
				  ) ) + glints( 170, 330 )
		) +
		mouth( 172, 338, {
			colour: PAINT.white,
			lip: rim,
			lipWidth: 11,
			content: tea ? TEA : undefined,
			level: 36,
		} )
	);
}

/** The line of the fell, printed small. @param {string} colour */
export function peak( colour ) {
	return group(
		path( 'M-62 0 L-26 -44 L-8 -24 L18 -62 L64 0', 'none', {
			stroke: colour,
			'stroke-width': 6,
			'stroke-linejoin': 'round',
			'stroke-linecap': 'round',
		} ) +
			path( 'M-44 16 H46', 'none', {
				stroke: colour,
				'stroke-width': 6,
				'stroke-linecap': 'round',
			} ),
		{ transform: 'translate(-8 -150)', opacity: 0.85 }
	);
}

/**
 * Reflections of the window in a glossy wall.
 *
 * @param {number} radius
 * @param {number} height
 */
export function glints( radius, height ) {
	return blurred(
		5,
		tag( 'rect', {
			x: -radius * 0.8,
			y: -height * 0.93,
			width: radius * 0.1,
			height: height * 0.74,
			rx: 8,
			fill: '#fff',
			opacity: 0.5,
		} )
	);
}

/** @param {{colour: string, tea?: boolean}} look */
export function stonewareMug( { colour, tea = false } ) {
	const clay = '#b48a62';
	const foot = lathe(
		[
			[ 128, 0, 'corner' ],
			[ 140, 8 ],
			[ 157, 42 ],
			[ 161, 58 ],
		],
		{ colour: clay, finish: 'matte' }
	);
	const body = lathe(
		[
			[ 160, 54, 'corner' ],
			[ 166, 110 ],
			[ 163, 220 ],
			[ 166, 320, 'corner' ],
			[ 169, 328 ],
		],
		{ colour, finish: 'satin' }
	);
	const handle = tube(
		[
			[ 146, -262 ],
			[ 220, -286 ],
			[ 276, -224 ],
			[ 258, -136 ],
			[ 196, -90 ],
			[ 140, -92 ],
		],
		( share ) => 42 - 10 * Math.sin( share * Math.PI ),
		{ colour, finish: 'satin' }
	);
	return (
		floorShadow( 300 ) +
		handle +
		foot.art +
		inside(
			foot.outline,
			grain( foot.outline, { size: '0.5', strength: 0.35 } )
		) +
		body.art +
		inside(
			body.outline,
			speckle( body.outline, 11 ) + throwingLines( 168, 320, colour )
		) +
		glazeEdge( 161, 54, colour ) +
		mouth( 169, 328, {
			colour: shade( colour, 0.1 ),
			lip: mix( colour, '#8a5f3c', 0.45 ),
			lipWidth: 9,
			content: tea ? TEA : undefined,
			level: 34,
		} )
	);
}

/**
 * Where the glaze stops above the bare foot: thick, uneven, catching light.
 *
 * @param {number} radius
 * @param {number} height
 * @param {string} colour
 */
export function glazeEdge( radius, height, colour ) {
	const ry = radius * 0.2;
	const points = [];
	for ( let k = -20; k <= 20; k++ ) {
		const around = ( k / 20 ) * ( Math.PI / 2 );
		const drip = 4 * Math.sin( k * 1.7 ) + 3 * Math.sin( k * 0.9 + 1 );
		points.push(
			`${ ( Math.sin( around ) * ( radius + 1 ) ).toFixed( 1 ) } ${ (
				-height +
				Math.cos( around ) * ry +
				drip * Math.cos( around )
			).toFixed( 1 ) }`
		);
	}
	const line = `M${ points.join( 'L' ) }`;
	return (
		path( line, 'none', {
			stroke: shade( colour, -0.5 ),
			'stroke-width': 5,
			opacity: 0.35,
			transform: 'translate(1 4)',
		} ) +
		path( line, 'none', {
			stroke: shade( colour, 0.16 ),
			'stroke-width': 5,
			opacity: 0.9,
		} )
	);
}

/**
 * The faint rings a thrown pot keeps.
 *
 * @param {number} radius
 * @param {number} height
 * @param {string} colour
 */
export function throwingLines( radius, height, colour ) {
	let lines = '';
	for ( let y = 60; y < height - 20; y += 26 ) {
		const bow = radius * 0.2;
		lines += path(
			`M${ -radius } ${ -y }Q0 ${ -y + bow * 2 } ${ radius } ${ -y }`,
			'none',
			{ stroke: shade( colour, -0.4 ), 'stroke-width': 3, opacity: 0.1 }
		);
		lines += path(
			`M${ -radius } ${ -y - 4 }Q0 ${ -y + bow * 2 - 4 } ${ radius } ${
				-y - 4
			}`,
			'none',
			{ stroke: '#fff', 'stroke-width': 3, opacity: 0.12 }
		);
	}
	return lines;
}

/** Steam rising from the mouth of a mug. */
export function steam() {
	const wisp = ( /** @type {string} */ d, /** @type {number} */ width ) =>
		path( d, 'none', {
			stroke: '#fff',
			'stroke-width': width,
			'stroke-linecap': 'round',
		} );
	return blurred(
		13,
		wisp( 'M-40 -380C-80 -450 20 -480 -20 -560S-50 -640 -10 -700', 22 ) +
			wisp( 'M40 -380C10 -440 90 -490 50 -560S60 -630 80 -670', 16 ),
		{ opacity: 0.55 }
	);
}
