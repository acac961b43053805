// @ts-check

/** Words of a sentence that can still be read at once. */
export const MOST_WORDS = 29;

/** @typedef {{ line: number, words: number, sentence: string }} Sentence */

/** What is no sentence: code of several lines, and comments. */
const NO_TEXT = /```[\s\S]*?```|<!--[\s\S]*?-->/g;

/**
 * @param {string} text Markdown.
 * @return {Sentence[]} The sentences that are too long. An entry of a list and a cell of a table end one; names in code are no words.
 */
export function longSentences( text ) {
	const lines = text
		.replace( NO_TEXT, ( part ) => part.replace( /[^\n]/g, '' ) )
		.split( '\n' );
	/** @type {Array<{ line: number, text: string }>} */
	const parts = [];
	let isOpen = false;
	lines.forEach( ( line, at ) => {
		const isTable = line.startsWith( '|' );
		if ( isTable ) {
			parts.push(
				...line
					.split( /(?<!\\)\||;/ )
					.map( ( cell ) => ( { line: at + 1, text: cell } ) )
			);
		}
		if ( isTable || /^\s*$|^#/.test( line ) ) {
			isOpen = false;
			return;
		}
		const last = parts.at( -1 );
		if ( isOpen && last && ! /^\s*(?:[-*]|\d+\.)\s/.test( line ) ) {
			last.text += ` ${ line.trim() }`;
		} else {
			parts.push( { line: at + 1, text: line } );
			isOpen = true;
		}
	} );
	return parts.flatMap( ( { line, text: part } ) =>
		part
			.split( /(?<=[.!?:;][)*]*)\s+(?=[\p{Lu}`'*[(])/u )
			.map( ( sentence ) => ( {
				line,
				words: wordsIn( sentence ),
				sentence: sentence.trim(),
			} ) )
			.filter( ( { words } ) => words > MOST_WORDS )
	);
}

/** @param {string} sentence */
const wordsIn = ( sentence ) =>
	sentence
		.replace( /`[^`]*`/g, ' ' )
		.replace( /\]\([^)]*\)/g, ']' )
		.split( /\s+/ )
		.filter( ( word ) => /[\p{L}\d]/u.test( word ) ).length;
