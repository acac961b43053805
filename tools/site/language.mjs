// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Needs no translation of WordPress nor of ours. */
const OURS = 'en_GB';
/** A `.mo` file without texts. */
const EMPTY = Buffer.from(
	new Uint32Array( [ 0x950412de, 0, 0, 28, 28, 0, 28 ] ).buffer
);
const RIGHT_TO_LEFT = [ 'ar', 'fa_IR', 'he_IL', 'ur' ];

/**
 * Gives a site a language: WordPress offers one only when it has a file of it. Of WordPress's own texts there are those by which pages
 * differ in more than words: the direction, numbers and dates. Of ours there are all.
 *
 * @param {string} checkout
 * @param {string} dir      The site's.
 * @param {string} locale
 */
export async function addLanguage( checkout, dir, locale ) {
	const folder = join( dir, 'wordpress/wp-content/languages' );
	await mkdir( join( folder, 'plugins' ), { recursive: true } );
	const { content, plugin } =
		locale === OURS
			? { content: EMPTY, plugin: [] }
			: await textsOf( checkout, locale );
	await writeFile( join( folder, `${ locale }.mo` ), content );
	for ( const file of plugin ) {
		await writeFile(
			join( folder, 'plugins', basename( file.name ) ),
			file.content
		);
	}
}

/**
 * @param {string} checkout
 * @param {string} locale
 */
async function textsOf( checkout, locale ) {
	// A demo begins before the packages are there that these need.
	const { byContext, moOf } = await import( '../translations/po.mjs' );
	const { shippedLanguage } = await import(
		'../translations/shipped-languages.mjs'
	);
	const entries = differences( locale ).map(
		( { text, context, translation } ) => ( {
			msgid: text,
			...( context ? { msgctxt: context } : {} ),
			msgstr: [ translation ],
		} )
	);
	return {
		content: moOf( {
			charset: 'utf-8',
			headers: { 'Content-Type': 'text/plain; charset=utf-8' },
			translations: byContext( entries ),
		} ),
		plugin: await shippedLanguage( checkout, locale ),
	};
}

/**
 * @param {string} locale
 * @return {{ text: string, context?: string, translation: string }[]}
 */
function differences( locale ) {
	const tag = locale.replace( '_', '-' );
	// WordPress writes digits as they are typed.
	const numbers = new Intl.NumberFormat( tag, { numberingSystem: 'latn' } );
	const sign = ( /** @type {string} */ type ) =>
		numbers.formatToParts( 12345.6 ).find( ( part ) => part.type === type )
			?.value ?? '';
	return [
		...( RIGHT_TO_LEFT.includes( locale )
			? [ { text: 'ltr', context: 'text direction', translation: 'rtl' } ]
			: [] ),
		{ text: 'number_format_thousands_sep', translation: sign( 'group' ) },
		{ text: 'number_format_decimal_point', translation: sign( 'decimal' ) },
		...dateWords( tag, 'month', 12, ( at ) => Date.UTC( 2023, at, 1 ) ),
		// A Sunday is the first.
		...dateWords( tag, 'weekday', 7, ( at ) =>
			Date.UTC( 2023, 0, at + 1 )
		),
	];
}

/**
 * @param {string}                   tag
 * @param {'month' | 'weekday'}      part
 * @param {number}                   count
 * @param {( at: number ) => number} day
 */
function dateWords( tag, part, count, day ) {
	const words = ( /** @type {string} */ language ) => {
		const format = new Intl.DateTimeFormat( language, {
			[ part ]: 'long',
			timeZone: 'UTC',
		} );
		return Array.from( { length: count }, ( _, at ) =>
			format.format( day( at ) )
		);
	};
	const own = words( tag );
	return words( 'en' ).map( ( text, at ) => ( {
		text,
		translation: own[ at ] ?? text,
	} ) );
}
