// @ts-check
/** Colours of the shop and the few sums a painter needs. A colour is '#rrggbb'. */

/** The range: one paint per attribute term, by the term's slug. */
export const PAINT = {
	navy: '#2b3a57',
	oatmeal: '#d8cab2',
	moss: '#66714c',
	rust: '#b25b38',
	charcoal: '#46494e',
	heather: '#9088a3',
	cream: '#efe5d3',
	white: '#f6f3ec',
	mustard: '#cf9d3f',
	sage: '#a2b095',
	slate: '#6b7c8d',
	forest: '#35533f',
	olive: '#6c6a45',
	'duck-egg': '#b3cdc6',
	terracotta: '#c4744f',
	tan: '#b0794a',
	brass: '#c79a4b',
	steel: '#c3c7c8',
	ink: '#2a2723',
	paper: '#f7f1e4',
	oak: '#c89a63',
	beech: '#dcb98a',
	ash: '#d9bd92',
};

/** @param {string} colour */
export function rgb( colour ) {
	return [ 1, 3, 5 ].map( ( at ) =>
		parseInt( colour.slice( at, at + 2 ), 16 )
	);
}

/** @param {number[]} channels 0 to 255, clamped */
export function hex( channels ) {
	return (
		'#' +
		channels
			.map( ( value ) =>
				Math.round( Math.min( 255, Math.max( 0, value ) ) )
					.toString( 16 )
					.padStart( 2, '0' )
			)
			.join( '' )
	);
}

/**
 * @param {string} from
 * @param {string} to
 * @param {number} share 0 is all `from`, 1 is all `to`
 */
export function mix( from, to, share ) {
	const target = rgb( to );
	return hex(
		rgb( from ).map(
			( value, i ) => value + ( ( target[ i ] ?? 0 ) - value ) * share
		)
	);
}

/**
 * Towards warm light or a cool dark, as daylight does it.
 *
 * @param {string} colour
 * @param {number} amount -1 (darkest) to 1 (lightest)
 */
export function shade( colour, amount ) {
	return amount < 0
		? mix( colour, '#1c1a22', -amount )
		: mix( colour, '#fffaf0', amount );
}

/**
 * Multiplies the colour by a light, so 1 leaves it and 0.5 halves it.
 *
 * @param {string}   colour
 * @param {number[]} light  one factor per channel
 */
export function lit( colour, light ) {
	return hex(
		rgb( colour ).map( ( value, i ) => value * ( light[ i ] ?? 1 ) )
	);
}
