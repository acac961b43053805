// @ts-check
/** Paper and what is printed on it. */
import { PAINT, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { inside, linear, path, tag } from '../svg.mjs';
import { grain } from '../texture.mjs';

const SANS = 'Lato, Helvetica Neue, Arial, sans-serif';

const SERIF = 'Georgia, DejaVu Serif, serif';

/**
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {{size: number, colour?: string, serif?: boolean, weight?: number, spacing?: number, anchor?: string}} type
 */
export function lettering(
	x,
	y,
	words,
	{
		size,
		colour = PAINT.ink,
		serif = false,
		weight = 400,
		spacing = 0,
		anchor = 'middle',
	}
) {
	return tag(
		'text',
		{
			x,
			y,
			'font-family': serif ? SERIF : SANS,
			'font-size': size,
			fill: colour,
			'font-weight': weight,
			'letter-spacing': spacing,
			'text-anchor': anchor,
		},
		words
	);
}

/** A sheet of paper with a soft edge. @param {number} width @param {number} height @param {string} colour @param {string} content */
export function sheet( width, height, colour, content ) {
	const shape = `M${ -width / 2 } ${ -height / 2 }H${ width / 2 }V${
		height / 2
	}H${ -width / 2 }Z`;
	const light = linear(
		[
			[ 0, '#fff', 0.5 ],
			[ 0.5, '#fff', 0 ],
			[ 1, '#3a2a14', 0.1 ],
		],
		[ 0, 0, 1, 1 ]
	);
	return (
		castShadow( shape, 9 ) +
		path( shape, shade( colour, -0.2 ), { transform: 'translate(2 3)' } ) +
		path( shape, colour ) +
		inside(
			shape,
			content +
				grain( shape, {
					size: '0.7',
					colour: '#6b5a3c',
					strength: 0.12,
				} )
		) +
		light.defs +
		path( shape, light.fill )
	);
}
