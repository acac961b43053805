// @ts-check
import { keyOf } from './texts.mjs';

/** @typedef {import('./texts.mjs').Text} Text */

/**
 * Writes the template that translators start from. The same texts give the same file.
 *
 * @param {Text[]} texts
 * @param {string} version The plugin's.
 * @return {string}
 */
export function potOf( texts, version ) {
	/** @type {Map<string, Text[]>} */
	const byKey = new Map();
	for ( const text of texts ) {
		byKey.set( keyOf( text ), [
			...( byKey.get( keyOf( text ) ) ?? [] ),
			text,
		] );
	}
	return [ header( version ), ...[ ...byKey.values() ].map( entryOf ) ].join(
		'\n'
	);
}

/** @param {string} version */
function header( version ) {
	return `# This file is distributed under the GPL-2.0-or-later licence.
msgid ""
msgstr ""
"Project-Id-Version: Marketday ${ version }\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: marketday\\n"
`;
}

/** @param {Text[]} places The same text, wherever it is used. */
function entryOf( places ) {
	const [ first ] = places;
	const comments = [
		...new Set(
			places
				.map( ( { comment } ) => comment )
				.filter( ( comment ) => comment !== null )
		),
	];
	const plural =
		places.find( ( place ) => place.plural !== null )?.plural ?? null;
	return [
		...comments.map(
			( comment ) => `#. ${ comment.replace( /\s+/g, ' ' ) }`
		),
		...places.map( ( { file, line } ) => `#: ${ file }:${ line }` ),
		...( first?.context ? [ `msgctxt ${ quoted( first.context ) }` ] : [] ),
		`msgid ${ quoted( first?.text ?? '' ) }`,
		...( plural === null
			? [ 'msgstr ""' ]
			: [
					`msgid_plural ${ quoted( plural ) }`,
					'msgstr[0] ""',
					'msgstr[1] ""',
			  ] ),
		'',
	].join( '\n' );
}

/** @param {string} text */
function quoted( text ) {
	return `"${ text
		.replace( /[\\"]/g, '\\$&' )
		.replace( /\n/g, '\\n' )
		.replace( /\t/g, '\\t' ) }"`;
}
