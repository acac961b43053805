import type { Chance } from './chance';

const LITERALS = [ ...'aAbz09_-@,#~é ßäяЖ中😀' ];
const ESCAPES =
	'\\d \\D \\w \\W \\s \\S \\. \\- \\@ \\_ \\/ \\t \\n \\0 \\x41 \\xe4 \\u00e4 \\u0416 \\u{e4} \\u{1F600} \\uD83D\\uDE00 \\cJ \\p{L} \\p{Lu} \\P{N} \\p{Script=Greek} \\p{zork} \\é \\1 \\2 \\k<n> \\e \\07 \\c! \\u \\x4'.split(
		' '
	);
const EDGES = [ '\\b', '\\B', '^', '$' ];
const ODD = [
	'{',
	'}',
	']',
	'{2',
	'{,3}',
	'(?i)',
	'(?>a)',
	'*',
	'++',
	'a{3,1}',
	')',
	'(?#)',
];
const QUANTIFIERS = [ '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?' ];
const RANGES = [
	'a-z',
	'A-Z',
	'0-9',
	'à-ÿ',
	'а-я',
	'\\u00e0-\\u00ff',
	'😀-😎',
	'z-a',
	'\\w-z',
	'a-\\d',
	'\\x00-\\x1f',
	'\\b',
	'\\-',
	'-',
	'[',
	'[:alpha:]',
	'^',
	'&&',
];

function classOf( chance: Chance ): string {
	const items = chance.text( [ ...RANGES, ...LITERALS, ...ESCAPES ], 4 );
	return `[${ chance.of( [ '', '', '^' ] ) }${ items }]`;
}

function groupOf( chance: Chance, depth: number ): string {
	const opening = chance.of( [
		'(',
		'(?:',
		'(?=',
		'(?!',
		'(?<n>',
		'(?<=',
		'(?<!',
	] );
	// PCRE looks back by lengths it knows.
	const within =
		opening.startsWith( '(?<=' ) || opening.startsWith( '(?<!' )
			? chance.of( LITERALS )
			: sourceOf( chance, depth - 1 );
	return `${ opening }${ within })`;
}

function atomOf( chance: Chance, depth: number ): string {
	switch ( chance.below( depth > 0 ? 9 : 7 ) ) {
		case 0:
		case 1:
			return chance.of( ESCAPES );
		case 2:
			return '.';
		case 3:
		case 4:
			return classOf( chance );
		case 5:
			return chance.below( 12 ) ? chance.of( EDGES ) : chance.of( ODD );
		case 6:
			return chance.of( LITERALS );
		default:
			return groupOf( chance, depth );
	}
}

function sourceOf( chance: Chance, depth: number ): string {
	let source = '';
	for ( let parts = 1 + chance.below( 3 ); parts > 0; parts-- ) {
		source += atomOf( chance, depth );
		source += chance.below( 2 ) ? chance.of( QUANTIFIERS ) : '';
		source += chance.below( 8 ) ? '' : '|';
	}
	return source;
}

/**
 * A pattern of whatever JavaScript knows, and of some that it does not.
 *
 * @param chance
 */
export function patternOf( chance: Chance ): string {
	const source = sourceOf( chance, 2 );
	return chance.below( 3 )
		? source
		: `/${ source }/${ chance.of( [
				'',
				'i',
				'm',
				'g',
				'gi',
				'y',
				'ii',
		  ] ) }`;
}
