// @ts-check
import { Problem } from '../terminal/problem.mjs';
import { keyOf } from './texts.mjs';

/**
 * @typedef {object} Translation
 * @property {string}        text
 * @property {string | null} context
 * @property {string | null} plural
 * @property {string[]}      forms   One, or one for each plural form.
 *
 * @typedef {{ header: string, translations: Translation[] }} Language
 */

/**
 * Reads a translator's file. Entries without a translation are left out.
 *
 * @param {string} source
 * @param {string} name   The file's name, for the sentence about a mistake.
 * @return {Language}
 */
export function readPo( source, name ) {
	const entries = source
		.split( /\n\s*\n/ )
		.map( ( part ) => readEntry( part, name ) )
		.filter( ( entry ) => entry !== undefined );
	const header =
		entries.find( ( { text } ) => text === '' )?.forms[ 0 ] ?? '';
	return {
		header,
		translations: entries.filter(
			( { text, forms } ) =>
				text !== '' && forms.every( ( form ) => form !== '' )
		),
	};
}

/**
 * @param {string} part
 * @param {string} name
 * @return {Translation | undefined}
 */
function readEntry( part, name ) {
	/** @type {Record<string, string>} */
	const fields = {};
	let field = '';
	for ( const line of part
		.split( '\n' )
		.filter(
			( each ) => each.trim() !== '' && ! each.startsWith( '#' )
		) ) {
		const found = /^(?:(\w+(?:\[\d\])?)\s+)?(".*")\s*$/.exec( line );
		if ( ! found ) {
			throw new Problem(
				`${ name } has a line that is no entry: ${ line }`
			);
		}
		field = found[ 1 ] ?? field;
		fields[ field ] =
			( fields[ field ] ?? '' ) + JSON.parse( found[ 2 ] ?? '""' );
	}
	if ( fields.msgid === undefined ) {
		return undefined;
	}
	const forms =
		fields.msgid_plural === undefined
			? [ fields.msgstr ?? '' ]
			: [ fields[ 'msgstr[0]' ] ?? '', fields[ 'msgstr[1]' ] ?? '' ];
	return {
		text: fields.msgid,
		context: fields.msgctxt ?? null,
		plural: fields.msgid_plural ?? null,
		forms,
	};
}

/**
 * The binary file WordPress reads for PHP.
 *
 * @param {Language} language
 * @return {Buffer}
 */
export function moOf( { header, translations } ) {
	const rows = [
		{ key: '', value: header },
		...translations.map( ( entry ) => ( {
			key:
				entry.plural === null
					? keyOf( entry )
					: `${ keyOf( entry ) }\0${ entry.plural }`,
			value: entry.forms.join( '\0' ),
		} ) ),
	]
		.map( ( { key, value } ) => ( {
			key: Buffer.from( key ),
			value: Buffer.from( value ),
		} ) )
		.sort( ( a, b ) => Buffer.compare( a.key, b.key ) );
	const tables = 28 + rows.length * 16;
	const keys = pointers(
		rows.map( ( { key } ) => key ),
		tables
	);
	const values = pointers(
		rows.map( ( { value } ) => value ),
		keys.end
	);
	const head = words(
		0x950412de,
		0,
		rows.length,
		28,
		28 + rows.length * 8,
		0,
		tables
	);
	return Buffer.concat( [
		head,
		keys.table,
		values.table,
		keys.data,
		values.data,
	] );
}

/**
 * The file WordPress reads for a script.
 *
 * @param {Language}    language
 * @param {string}      locale
 * @param {Set<string>} keys     Of the texts the script uses.
 * @return {string | undefined} Nothing when none of them is translated.
 */
export function jsonOf( { header, translations }, locale, keys ) {
	const used = translations.filter( ( entry ) => keys.has( keyOf( entry ) ) );
	const forms =
		/^Plural-Forms:\s*(.+)$/m.exec( header )?.[ 1 ] ??
		'nplurals=2; plural=(n != 1);';
	const messages = Object.fromEntries(
		used.map( ( entry ) => [ keyOf( entry ), entry.forms ] )
	);
	const data = {
		domain: 'messages',
		locale_data: {
			messages: {
				'': { domain: 'messages', 'plural-forms': forms, lang: locale },
				...messages,
			},
		},
	};
	return used.length > 0 ? JSON.stringify( data ) : undefined;
}

/**
 * @param {Buffer[]} texts
 * @param {number}   start
 */
function pointers( texts, start ) {
	let at = start;
	const table = texts.map( ( text ) => {
		const pair = words( text.length, at );
		at += text.length + 1;
		return pair;
	} );
	return {
		table: Buffer.concat( table ),
		data: Buffer.concat(
			texts.flatMap( ( text ) => [ text, Buffer.alloc( 1 ) ] )
		),
		end: at,
	};
}

/** @param {...number} values */
function words( ...values ) {
	const bytes = Buffer.alloc( values.length * 4 );
	values.forEach( ( value, index ) =>
		bytes.writeUInt32LE( value, index * 4 )
	);
	return bytes;
}
