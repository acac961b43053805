// @ts-check

/**
 * @typedef {object} Room
 * @property {string} name   Its folders: `php/Kernel`.
 * @property {string} does   What it is, in a few words.
 * @property {number} files
 * @property {number} lines
 */

/** What a newcomer reads in ten minutes. */
export const MOST_WORDS = 1200;

/** A number of the page may be so far from the truth, as a share: it is written anew when it says something else, not with each change. */
const TOLERANCE = 0.15;

const BEGIN = '<!-- rooms: written by `npm run architecture` -->';
const END = '<!-- /rooms -->';

/** @param {number} number */
const round = ( number ) =>
	( Math.round( number / 100 ) * 100 ).toLocaleString( 'en-GB' );

/** @param {string} text */
const numberOf = ( text ) => Number( text.replaceAll( ',', '' ) );

/** @param {Room[]} rooms */
const tableOf = ( rooms ) =>
	[
		'| room | lines | what it is |',
		'| --- | ---: | --- |',
		...rooms.map(
			( { name, lines, does } ) =>
				`| \`${ name }\` | ${ round( lines ) } | ${ does } |`
		),
	].join( '\n' );

/**
 * @param {string} page
 * @param {Room[]} rooms
 */
export function withTable( page, rooms ) {
	const [ before, rest = '' ] = page.split( BEGIN );
	const after = rest.split( END )[ 1 ];
	if ( after === undefined ) {
		throw new Error(
			`The page has no place between ${ BEGIN } and ${ END }.`
		);
	}
	return `${ before }${ BEGIN }\n${ tableOf( rooms ) }\n${ END }${ after }`;
}

/**
 * Whether the page names these rooms, each with about as many lines as it has.
 *
 * @param {string} page
 * @param {Room[]} rooms
 */
export function isTrue( page, rooms ) {
	const written = page.split( BEGIN )[ 1 ]?.split( END )[ 0 ] ?? '';
	const rows = [
		...written.matchAll( /^\| `(.+?)` \| ([\d,]+) \| (.+) \|$/gm ),
	];
	return (
		rows.length === rooms.length &&
		rooms.every( ( { name, does, lines }, index ) => {
			const [ , writtenName, writtenLines = '', writtenDoes ] =
				rows[ index ] ?? [];
			return (
				name === writtenName &&
				does === writtenDoes &&
				Math.abs( numberOf( writtenLines ) - lines ) <=
					Math.max( TOLERANCE * lines, 100 )
			);
		} )
	);
}

/** Words that are read: neither a drawing nor the signs of a table. @param {string} page */
export const wordsOf = ( page ) =>
	page
		.replace( /^```[\s\S]*?^```/gm, '' )
		.split( /\s+/ )
		.filter( ( word ) => /[\p{L}\p{N}]/u.test( word ) ).length;
