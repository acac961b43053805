// @ts-check

/** Words that begin neither a noun nor a verb in the third person: questions, pronouns, prepositions, conjunctions, adverbs and commands. */
const NOT_FIRST = new Set(
	[
		'what whatever whether where wherever which who whoever whom whose when whenever why how',
		'that those these this it he she they we you i them him us',
		'of as by in on with without for from to at before after below above within between beside besides behind among about into onto through',
		'under over until till since during against across along around beyond near past per via',
		'if and or but so because unless than though although while whereas except',
		'not also only once there then here just even still always never otherwise instead together perhaps rather therefore thus hence',
		'is are was were be been can could may might must shall should will would do have',
		'add ask bring build choose clear compare convert create decide define delete draw ensure fetch fill finish get give go ignore insert let make parse put read',
		'refuse register remove render replace save say see send take tell throw write',
	].flatMap( ( words ) => words.split( ' ' ) )
);

/**
 * @typedef {{ line: number, word: string, sentence: string }} FirstWord A docblock's first word and line, with the line that it stands in.
 */

/**
 * @param {string} text TypeScript or PHP.
 * @return {FirstWord[]} The docblocks that say something before their tags.
 */
export const firstWordsIn = ( text ) =>
	[ ...text.matchAll( /\/\*\*(?=\s)((?:(?!\*\/)[\s\S])*)\*\//g ) ].flatMap(
		( { 1: content = '', index } ) => {
			const [ , before = '', sentence = '' ] =
				/^([\s*]*)(\S.*)/.exec( content ) ?? [];
			const word = /^\p{L}[\p{L}\d’'-]*/u.exec( sentence )?.[ 0 ];
			return word
				? [
						{
							line: text
								.slice( 0, index + 3 + before.length )
								.split( '\n' ).length,
							word,
							sentence: sentence.trim(),
						},
				  ]
				: [];
		}
	);

/**
 * @param {string} text TypeScript or PHP.
 * @return {FirstWord[]} Those docblocks that begin neither with a noun nor with a verb in the third person.
 */
export const wrongFirstWords = ( text ) =>
	firstWordsIn( text ).filter( ( { word } ) =>
		NOT_FIRST.has(
			word.replace( /^\p{Lu}(?=\p{Ll}|$)/u, ( first ) =>
				first.toLowerCase()
			)
		)
	);
