// @ts-check

/** @typedef {Record<string, string>} Names By code. */

/** @param {string} name */
const fold = ( name ) =>
	name
		.normalize( 'NFD' )
		.replace( /[^\p{L}]/gu, '' )
		.toLowerCase();

/**
 * @param {Names}                    english
 * @param {(code: string) => string} nameOf
 * @return {Names} Those that are called otherwise than in English.
 */
export const translationsOf = ( english, nameOf ) =>
	Object.fromEntries(
		Object.entries( english ).flatMap( ( [ code, name ] ) => {
			const own = nameOf( code );
			return own && own !== name && own !== code ? [ [ code, own ] ] : [];
		} )
	);

/**
 * @param {Names}                                countries
 * @param {Record<string, Names>}                regions English, by country.
 * @param {Array<{ code: string, name: string }>} iso     All of ISO 3166-2.
 * @param {Map<string, string>}                  texts   Names of ISO's in a language, by their name in it.
 * @return {string} A file of PHP.
 */
export function phpOf( countries, regions, iso, texts ) {
	const known = new Map(
		iso.map( ( { code, name } ) => [
			`${ code.slice( 0, 2 ) } ${ fold( name ) }`,
			name,
		] )
	);
	const own = Object.fromEntries(
		Object.entries( regions )
			.map( ( [ country, names ] ) => [
				country,
				translationsOf( names, ( code ) => {
					const name = known.get(
						`${ country } ${ fold( names[ code ] ?? '' ) }`
					);
					return ( name && texts.get( name ) ) ?? '';
				} ),
			] )
			.filter( ( [ , names ] ) => Object.keys( names ?? {} ).length > 0 )
	);
	return `<?php
/**
 * Names of countries and regions where they are not the English ones: made by tools/countries/write-names.mjs of CLDR and iso-codes.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'countries' => [
${ linesOf( countries, '\t\t' ) }
	],
	'regions'   => [
${ Object.entries( own )
	.map(
		( [ country, names ] ) =>
			`\t\t'${ country }' => [\n${ linesOf( names, '\t\t\t' ) }\n\t\t],`
	)
	.join( '\n' ) }
	],
];
`;
}

/**
 * @param {Names}  names
 * @param {string} indent
 */
function linesOf( names, indent ) {
	const widest = Math.max(
		0,
		...Object.keys( names ).map( ( { length } ) => length )
	);
	return Object.entries( names )
		.map(
			( [ code, name ] ) =>
				`${ indent }${ `'${ code }'`.padEnd(
					widest + 2
				) } => '${ name.replace( /['\\]/g, '\\$&' ) }',`
		)
		.join( '\n' );
}
