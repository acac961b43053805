// @ts-check
import { mo, po } from 'gettext-parser';
import { Problem } from '../terminal/problem.mjs';
import { keyOf } from './texts.mjs';

/** @typedef {import('gettext-parser').GetTextTranslations} Catalogue */
/** @typedef {import('gettext-parser').GetTextTranslation} Entry */

/**
 * Reads a translator's file. Entries without a translation are left out.
 *
 * @param {string} source
 * @param {string} name   The file's name, for the sentence about a mistake.
 * @return {Catalogue}
 */
export function readPo( source, name ) {
	const catalogue = parse( source, name );
	const translated = entriesOf( catalogue ).filter( ( { msgstr } ) =>
		msgstr.every( ( form ) => form !== '' )
	);
	return { ...catalogue, translations: byContext( translated ) };
}

/**
 * @param {string} source
 * @param {string} name
 * @return {Catalogue}
 */
function parse( source, name ) {
	try {
		return po.parse( source, { validation: true } );
	} catch ( error ) {
		throw new Problem(
			`${ name } cannot be read. ${
				error instanceof Error ? error.message : error
			}`
		);
	}
}

/**
 * @param {Catalogue} catalogue
 * @return {Entry[]} Without the header.
 */
export function entriesOf( { translations } ) {
	return Object.values( translations )
		.flatMap( ( entries ) => Object.values( entries ) )
		.filter( ( { msgid } ) => msgid !== '' );
}

/**
 * @param {Entry[]} entries
 * @return {Catalogue[ 'translations' ]} In the order in which gettext-parser keeps them.
 */
export function byContext( entries ) {
	/** @type {Catalogue[ 'translations' ]} */
	const translations = {};
	for ( const entry of entries ) {
		( translations[ entry.msgctxt ?? '' ] ??= {} )[ entry.msgid ] = entry;
	}
	return translations;
}

/**
 * The binary file WordPress reads for PHP.
 *
 * @param {Catalogue} catalogue
 * @return {Buffer}
 */
export function moOf( catalogue ) {
	return mo.compile( catalogue );
}

/**
 * The file WordPress reads for a script.
 *
 * @param {Catalogue}   catalogue
 * @param {string}      locale
 * @param {Set<string>} keys     Of the texts the script uses.
 * @return {string | undefined} Nothing when none of them is translated.
 */
export function jsonOf( catalogue, locale, keys ) {
	const used = entriesOf( catalogue )
		.map( ( { msgid, msgctxt, msgstr } ) => ( {
			key: keyOf( { text: msgid, context: msgctxt ?? null } ),
			msgstr,
		} ) )
		.filter( ( { key } ) => keys.has( key ) );
	const data = {
		domain: 'messages',
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					'plural-forms': catalogue.headers[ 'Plural-Forms' ],
					lang: locale,
				},
				...Object.fromEntries(
					used.map( ( { key, msgstr } ) => [ key, msgstr ] )
				),
			},
		},
	};
	return used.length > 0 ? JSON.stringify( data ) : undefined;
}
