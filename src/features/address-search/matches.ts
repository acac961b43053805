import type { MatchedSubstring } from '@marketday/kernel/address-search';

const WORD = /[\p{L}\p{N}]+/gu;

/** Places in a label where the words that were typed stand: each at the beginning of a word there, without regard to small and large letters. */
export function matchesOf( label: string, query: string ): MatchedSubstring[] {
	const typed = ( query.match( WORD ) ?? [] ).map( ( word ) =>
		word.toLocaleLowerCase()
	);
	const found: MatchedSubstring[] = [];
	for ( const { 0: word, index } of label.matchAll( WORD ) ) {
		const begin = word.toLocaleLowerCase();
		const longest = typed
			.filter( ( one ) => begin.startsWith( one ) )
			.sort( ( one, other ) => other.length - one.length )[ 0 ];
		if ( longest ) {
			found.push( { offset: index, length: longest.length } );
		}
	}
	return found;
}
