// @ts-check
import { po } from 'gettext-parser';
import { byContext } from './po.mjs';
import { keyOf } from './texts.mjs';

/** @typedef {import('./texts.mjs').Text} Text */

const HEADER = {
	msgid: '',
	msgstr: [],
	comments: {
		translator:
			'This file is distributed under the GPL-2.0-or-later licence.',
	},
};

/**
 * Writes the template that translators start from. The same texts give the same file: a place is a file without its line, which changes with every edit.
 *
 * @param {Text[]} texts
 * @param {string} version The plugin's.
 * @return {Buffer}
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
	return po.compile(
		{
			charset: 'utf-8',
			headers: {
				'Project-Id-Version': `Marketday ${ version }`,
				'MIME-Version': '1.0',
				'Content-Type': 'text/plain; charset=utf-8',
				'Content-Transfer-Encoding': '8bit',
				'X-Domain': 'marketday',
			},
			translations: byContext( [
				HEADER,
				...[ ...byKey.values() ].map( entryOf ),
			] ),
		},
		{ foldLength: 0 }
	);
}

/**
 * @param {Text[]} places The same text, wherever it is used.
 * @return {import('gettext-parser').GetTextTranslation}
 */
function entryOf( places ) {
	const comments = places
		.map( ( { comment } ) => comment )
		.filter( ( comment ) => comment !== null )
		.map( ( comment ) => comment.replace( /\s+/g, ' ' ) );
	const plural = places.find( ( place ) => place.plural !== null )?.plural;
	const context = places[ 0 ]?.context;
	return {
		...( context ? { msgctxt: context } : {} ),
		msgid: places[ 0 ]?.text ?? '',
		...( plural ? { msgid_plural: plural } : {} ),
		msgstr: plural ? [ '', '' ] : [ '' ],
		comments: {
			reference: [
				...new Set( places.map( ( { file } ) => file ) ),
			].join( '\n' ),
			extracted: [ ...new Set( comments ) ].join( '\n' ),
		},
	};
}
