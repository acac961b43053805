// @ts-check
/** What garments share: the cut, the shadow at the wall, the woven label. They hang with the middle of the collar near the origin, about 860 high. */
import { PAINT } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { at, path, tag } from '../svg.mjs';
import { COLLAR } from './jumper.mjs';

export const BODY =
	'M-118 6C-176 24 -236 46 -262 66C-276 250 -270 520 -262 742C-180 764 180 764 262 742C270 520 276 250 262 66C236 46 176 24 118 6C74 50 -74 50 -118 6Z';

export const HEM =
	'M-258 742C-180 764 180 764 258 742L246 832C150 852 -150 852 -246 832Z';

export const LEFT_SLEEVE =
	'M-252 58C-316 84 -354 150 -372 240C-396 380 -424 560 -440 690C-414 708 -360 716 -330 706C-304 580 -276 440 -256 330C-246 240 -244 150 -252 58Z';

export const LEFT_CUFF =
	'M-441 688C-412 706 -360 716 -329 704L-340 790C-366 800 -420 794 -444 780Z';

/** The same path on the other side of the middle. @param {string} shape absolute points only */
export const mirrored = ( shape ) =>
	shape.replace(
		/(-?[\d.]+) (-?[\d.]+)/g,
		( _, x, y ) => `${ -Number( x ) } ${ y }`
	);

/** The whole outline, for the shadow. */
const OUTLINE = `${ BODY }${ HEM }${ LEFT_SLEEVE }${ LEFT_CUFF }${ COLLAR }`;

/** @param {number} lift */
export function garmentShadow( lift ) {
	return castShadow( OUTLINE + mirrored( LEFT_SLEEVE + LEFT_CUFF ), lift );
}

/** The shop's woven label. @param {number} x @param {number} y @param {number} [scale] */
export function woven( x, y, scale = 1 ) {
	return at(
		x,
		y,
		tag( 'rect', {
			x: -25,
			y: -11,
			width: 50,
			height: 24,
			fill: '#f3ecdc',
			rx: 1.5,
		} ) +
			path( 'M-14 7L-5 -5L1 1L7 -7L16 7', 'none', {
				stroke: PAINT.forest,
				'stroke-width': 2.4,
				'stroke-linejoin': 'round',
			} ),
		scale
	);
}
