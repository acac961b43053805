import type { Rules } from '../../src/validation';
import { type Chance, chanceOf } from './chance';
import { patternOf } from './chance-pattern';

/** Rules, and values that are asked by them. */
export interface ChanceCases {
	readonly rules: Rules;
	readonly values: ( string | string[] )[];
}

const CHARACTERS = [
	...'aAbzZ09_-@.,#~/ éßäяЖ中😀١²',
	'\t',
	'\n',
	'\r\n',
	'\u0085',
	'\u00a0',
	'\u0301',
	'\u180e',
	'\u2003',
	'\u2028',
	'\u200b',
	'\u3000',
	'\ufeff',
];

const TYPES: Readonly< Record< string, readonly string[] > > = {
	email: [
		'ann',
		'@',
		'.',
		'..',
		'-',
		'exämple',
		'example',
		'例え',
		'de',
		'com',
		'भारत',
		'xn--p1ai',
		'+x',
		' ',
		"o'n",
		'é',
		'_',
		'😀',
	],
	contactEmail: [
		'mailto:',
		'ann',
		'@',
		'.',
		'example',
		'ä',
		'com',
		' ',
		'\ufeff',
		'<',
	],
	contactPhone: [
		'tel:',
		'+',
		'44',
		'020',
		' ',
		'-',
		'(0)',
		'١٢٣',
		'12345',
		'a',
	],
	tel: [ '+', '44', '020', ' ', '-', '(0)', '١', '/', '.', 'a' ],
	number: [
		'-',
		'1',
		'0',
		'.',
		'5',
		'e',
		'E',
		'+',
		'3',
		' ',
		',',
		'١',
		'999',
		'0x1',
		'Infinity',
	],
	integer: [ '-', '1', '0', '.', '23', '٣', ' ', '\n' ],
	digits: [ '1', '0', '٣', '23', ' ', 'a' ],
	alphanum: [ 'a', 'Z', '0', '_', 'ä', '-', '٣', 'ß' ],
	url: [
		'http://',
		'HTTPS://',
		'example',
		'münchen',
		'.',
		'com',
		':80',
		'/',
		'?a',
		'#',
		' ',
		'\u0085',
		'192.168.0.1',
		'-',
		'ftp://',
		'\ufeff',
	],
	date: [
		'2026',
		'2024',
		'0000',
		'-',
		'02',
		'29',
		'31',
		'12',
		'00',
		'/',
		'\n',
		'٢',
	],
	euvatin: [ 'DE', 'de', 'G', '12', 'AB', ' ', '-', 'ä', '٣' ],
	zork: [ 'a', ' ' ],
};

const NUMBERS = [
	'0',
	'1',
	'2',
	'3',
	'-1',
	'1.5',
	'.5',
	'1e1',
	'',
	'x',
	' 2',
	'0x2',
	'1e999',
	'10',
];
const DAYS = [
	'2026-02-28',
	'2026-12-31',
	'2024-02-29',
	'2026-02-30',
	'x',
	'',
];

type Maker = ( chance: Chance ) => ChanceCases;

const many = ( count: number, make: () => string | string[] ) =>
	Array.from( { length: count }, make );

const MAKERS: readonly Maker[] = [
	...Array< Maker >( 6 ).fill( ( chance ) => ( {
		rules: { pattern: patternOf( chance ) },
		values: many( 12, () => chance.text( CHARACTERS, 5 ) ),
	} ) ),
	...Array< Maker >( 3 ).fill( ( chance ) => {
		const type = chance.of( Object.keys( TYPES ) );
		return {
			rules: { type },
			values: many( 12, () => chance.text( TYPES[ type ] ?? [], 7 ) ),
		};
	} ),
	( chance ) => ( {
		rules: {
			[ chance.of( [ 'required', 'notblank' ] ) ]: true,
			validateIfEmpty: true,
		},
		values: many( 12, () => chance.text( CHARACTERS.slice( -14 ), 2 ) ),
	} ),
	( chance ) => ( {
		rules: {
			[ chance.of( [ 'minlength', 'maxlength' ] ) ]: chance.of( NUMBERS ),
			length: [ chance.of( NUMBERS ), chance.of( NUMBERS ) ],
		},
		values: many( 12, () => chance.text( CHARACTERS, 5 ) ),
	} ),
	( chance ) => ( {
		rules: {
			type: 'number',
			step: chance.of( NUMBERS ),
			base: chance.of( NUMBERS ),
			min: chance.of( NUMBERS ),
			max: chance.of( NUMBERS ),
		},
		values: many( 12, () => chance.text( TYPES.number ?? [], 3 ) ),
	} ),
	( chance ) => ( {
		rules: {
			type: chance.of( [ 'date', 'integer' ] ),
			range: [ chance.of( DAYS ), chance.of( [ ...DAYS, ...NUMBERS ] ) ],
		},
		values: many( 12, () => chance.of( [ ...DAYS, ...NUMBERS ] ) ),
	} ),
	( chance ) => ( {
		rules: {
			required: chance.of( [ true, false ] ),
			mincheck: chance.of( NUMBERS ),
			check: [ chance.of( NUMBERS ), chance.of( NUMBERS ) ],
		},
		values: many( 12, () => [ ...chance.text( [ 'a', 'b' ], 4 ) ] ),
	} ),
	( chance ) => ( {
		rules: { names: true, equalto: chance.of( [ 'a', 'ä', '1' ] ) },
		values: many( 12, () =>
			chance.text(
				[
					'http://',
					'a',
					'ä',
					'.',
					'<',
					'>',
					'1',
					'\u0085',
					'\ufeff',
					'HTTPS://',
				],
				4
			)
		),
	} ),
];

/**
 * So many rules with twelve values each, always the same.
 *
 * @param count
 * @param seed
 */
export function casesOf( count: number, seed = 43 ): ChanceCases[] {
	const chance = chanceOf( seed );
	return Array.from( { length: count }, () => chance.of( MAKERS )( chance ) );
}
