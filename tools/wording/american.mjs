// @ts-check
import { po } from 'gettext-parser';
import { byContext } from '../translations/po.mjs';
import { keyOf } from '../translations/texts.mjs';

/** @typedef {import('../translations/texts.mjs').Text} Text */

/** What is spelled or named otherwise in the United States. `basket` is not here: docs/WORDING.md says why. */
const AMERICAN = Object.entries( {
	colour: 'color',
	colours: 'colors',
	catalogue: 'catalog',
	recognise: 'recognize',
	recognised: 'recognized',
	organiser: 'organizer',
	programme: 'program',
	favourites: 'favorites',
	centimetres: 'centimeters',
	metre: 'meter',
	metres: 'meters',
	litre: 'liter',
	litres: 'liters',
	millilitres: 'milliliters',
	centilitres: 'centiliters',
	jumper: 'sweater',
	trousers: 'pants',
	bin: 'trash',
	tick: 'check',
	unticked: 'unchecked',
	'full stop': 'period',
	'flat, suite, unit': 'apartment, suite, unit',
} );

/**
 * @param {string} text British.
 * @return {string} The same where nothing differs.
 */
export function americanOf( text ) {
	return AMERICAN.reduce(
		( translated, [ british, american ] ) =>
			translated.replace(
				new RegExp( `(?<![\\w-])${ british }(?![\\w-])`, 'gi' ),
				( word ) =>
					word[ 0 ] === word[ 0 ]?.toUpperCase()
						? `${ american[ 0 ]?.toUpperCase() }${ american.slice(
								1
						  ) }`
						: american
			),
		text
	);
}

/**
 * The language file of American English, with the texts that differ and no others.
 *
 * @param {Text[]} texts
 * @return {Buffer}
 */
export function americanPo( texts ) {
	const differing = new Map(
		texts
			.filter(
				( { text, context } ) =>
					americanOf( text ) !== text && context !== 'block keyword'
			)
			.map( ( found ) => [ keyOf( found ), found ] )
	);
	return po.compile(
		{
			charset: 'utf-8',
			headers: {
				'Project-Id-Version': 'Marketday',
				Language: 'en_US',
				'MIME-Version': '1.0',
				'Content-Type': 'text/plain; charset=utf-8',
				'Content-Transfer-Encoding': '8bit',
				'Plural-Forms': 'nplurals=2; plural=(n != 1);',
				'X-Domain': 'marketday',
			},
			translations: byContext( [
				{
					msgid: '',
					msgstr: [],
					comments: {
						translator:
							'American English, made by npm run translations: what is spelled or named otherwise.',
					},
				},
				...[ ...differing.values() ].map(
					( { text, plural, context } ) => ( {
						...( context ? { msgctxt: context } : {} ),
						msgid: text,
						...( plural ? { msgid_plural: plural } : {} ),
						msgstr: plural
							? [ americanOf( text ), americanOf( plural ) ]
							: [ americanOf( text ) ],
					} )
				),
			] ),
		},
		{ foldLength: 0 }
	);
}
