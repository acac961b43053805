// @ts-check
/** The notebook, shut and open: seen from above, its middle on the origin. */
import { weave } from '../cloth.mjs';
import { shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import {
	blurred,
	chance,
	group,
	inside,
	linear,
	path,
	round,
} from '../svg.mjs';
import { grain } from '../texture.mjs';

/** About 560 by 780. @param {{colour: string, ribbon?: boolean}} look */
export function notebook( { colour, ribbon = true } ) {
	const cover =
		'M-270 -380Q-282 -380 -282 -366V366Q-282 380 -270 380H258Q276 380 276 362V-362Q276 -380 258 -380Z';
	const pages = 'M-262 -366H266Q284 -366 284 -350V374Q284 390 266 390H-262Z';
	const cloth = weave( colour, 5, 0.12 );
	const light = linear( [
		[ 0, '#000', 0.34 ],
		[ 0.03, '#fff', 0.22 ],
		[ 0.075, '#000', 0.26 ],
		[ 0.1, '#fff', 0.14 ],
		[ 0.4, '#fff', 0.08 ],
		[ 1, '#000', 0.16 ],
	] );
	const band = linear( [
		[ 0, shade( colour, -0.5 ) ],
		[ 0.35, shade( colour, -0.18 ) ],
		[ 1, shade( colour, -0.6 ) ],
	] );
	let edges = '';
	for ( let i = 0; i < 6; i++ ) {
		edges += path( `M${ 277 + i * 1.4 } -356V${ 372 + i * 2 }`, 'none', {
			stroke: i % 2 ? '#cdbf9f' : '#fbf5e6',
			'stroke-width': 1.3,
		} );
	}
	const mark = 'M-78 40L-34 -24L-12 4L22 -50L84 40M-52 66H56';
	return (
		castShadow( pages, 18 ) +
		( ribbon
			? path(
					'M-70 376C-66 410 -60 430 -74 470L-58 458L-46 474C-36 440 -44 410 -48 376Z',
					'#8a3a28'
			  )
			: '' ) +
		path( pages, shade( colour, -0.45 ), { transform: 'translate(3 4)' } ) +
		path( pages, '#efe6d0' ) +
		edges +
		cloth.defs +
		light.defs +
		band.defs +
		path( cover, cloth.fill ) +
		path( cover, light.fill ) +
		inside(
			cover,
			grain( cover, { size: '0.7', strength: 0.13 } ) +
				path( cover, 'none', {
					stroke: '#fff',
					'stroke-width': 4,
					opacity: 0.25,
				} )
		) +
		path( mark, 'none', {
			stroke: '#fff',
			'stroke-width': 9,
			opacity: 0.28,
			transform: 'translate(2 3)',
			'stroke-linejoin': 'round',
			'stroke-linecap': 'round',
		} ) +
		path( mark, 'none', {
			stroke: shade( colour, -0.45 ),
			'stroke-width': 8,
			'stroke-linejoin': 'round',
			'stroke-linecap': 'round',
		} ) +
		blurred(
			4,
			path( 'M206 -380H222V380H206Z', '#000', { opacity: 0.35 } )
		) +
		path( 'M198 -381H215V381H198Z', band.fill )
	);
}

/** Open on a ruled page, about 1100 by 760. @param {{colour: string}} look */
export function openNotebook( { colour } ) {
	const cover =
		'M-560 -380Q-574 -380 -574 -366V372Q-574 386 -560 386H560Q574 386 574 372V-366Q574 -380 560 -380Z';
	const page = ( /** @type {1|-1} */ s ) =>
		`M0 -352C${ s * 60 } -374 ${ s * 220 } -374 ${ s * 548 } -366L${
			s * 552
		} 366C${ s * 220 } 358 ${ s * 60 } 358 0 376Z`;
	const left = linear( [
		[ 0, '#fbf6ea' ],
		[ 0.72, '#f7f0df' ],
		[ 0.93, '#e6dbc3' ],
		[ 1, '#b9aa8b' ],
	] );
	const right = linear( [
		[ 0, '#b5a687' ],
		[ 0.06, '#e9dfc9' ],
		[ 0.3, '#fdf9ee' ],
		[ 1, '#f3ead6' ],
	] );
	let rules = '';
	for ( let y = -286; y < 320; y += 37 ) {
		rules += path(
			`M-508 ${ y }C-300 ${ y - 3 } -120 ${ y - 6 } -28 ${ y + 6 }M28 ${
				y + 6
			}C120 ${ y - 6 } 300 ${ y - 3 } 508 ${ y }`,
			'none',
			{ stroke: '#9aa3a8', 'stroke-width': 1.6, opacity: 0.55 }
		);
	}
	const cloth = weave( colour, 5, 0.12 );
	return (
		castShadow( cover, 20 ) +
		cloth.defs +
		left.defs +
		right.defs +
		path( cover, cloth.fill ) +
		[ 8, 5, 2 ]
			.map( ( d ) =>
				group(
					path( page( -1 ), '#e9dfc8' ) +
						path( page( 1 ), '#e3d8bf' ),
					{
						transform: `translate(0 ${ d }) scale(${
							1 + d * 0.0012
						} 1)`,
					}
				)
			)
			.join( '' ) +
		path( page( -1 ), left.fill ) +
		path( page( 1 ), right.fill ) +
		rules +
		handwriting() +
		path(
			'M-4 -352C8 -100 -10 200 6 376L-2 440L10 430L20 444C26 410 16 390 12 376C0 200 16 -100 4 -352Z',
			'#8a3a28'
		)
	);
}

/** Lines of quick writing and a small drawing of the fell. */
function handwriting() {
	const ink = {
		stroke: '#2f3d5c',
		'stroke-width': 2.4,
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
		opacity: 0.85,
	};
	let words = '';
	for ( let line = 0; line < 7; line++ ) {
		const [ y, stop ] = [
			-292 + line * 37,
			line === 6 ? -300 : -90 - ( line % 3 ) * 28,
		];
		let d = '';
		const random = chance( line + 3 );
		for ( let x = -500; x < stop;  ) {
			d += `M${ Math.round( x ) } ${ y }`;
			for (
				let letter = 0, letters = 3 + Math.floor( random() * 5 );
				letter < letters;
				letter++
			) {
				const [ tall, wide ] = [
					random() > 0.75 ? 22 : 9 + random() * 3,
					7 + random() * 3,
				];
				d += `c${ round( wide * 0.9 ) } ${ round(
					-tall * 0.5
				) } ${ round( wide * 0.7 ) } ${ round( -tall ) } ${ round(
					wide * 0.3
				) } ${ round( -tall ) }c${ round( -wide * 0.5 ) } 0 ${ round(
					-wide * 0.1
				) } ${ round( tall ) } ${ round( wide * 0.7 ) } ${ round(
					tall
				) }`;
				x += wide;
			}
			x += 15;
		}
		words += path( d, 'none', ink );
	}
	const fell =
		path(
			'M90 60L190 -70L236 -10L330 -150L410 -50L450 -86L512 60M110 60H512M150 100C240 84 330 118 470 96',
			'none',
			ink
		) +
		path( 'M330 -150L316 -70L352 -30L330 40M190 -70L184 0L208 44', 'none', {
			...ink,
			'stroke-width': 2,
		} );
	return words + fell;
}
