const KEY = 'marketday-recent-searches';
const MOST = 5;

const isText = ( value: unknown ): value is string => typeof value === 'string';

/** Terms that this browser searched for, latest first. They stay on the device. */
export function recentTerms(): string[] {
	try {
		const kept: unknown = JSON.parse( localStorage.getItem( KEY ) ?? '[]' );
		return Array.isArray( kept )
			? kept.filter( isText ).slice( 0, MOST )
			: [];
	} catch {
		return [];
	}
}

function keep( terms: readonly string[] ) {
	try {
		localStorage.setItem( KEY, JSON.stringify( terms.slice( 0, MOST ) ) );
	} catch {
		// A browser that keeps nothing has no recent searches.
	}
}

const others = ( term: string ) =>
	recentTerms().filter( ( one ) => one.toLowerCase() !== term.toLowerCase() );

export function rememberTerm( term: string ): void {
	const text = term.trim();
	if ( text.length >= 3 ) {
		keep( [ text, ...others( text ) ] );
	}
}

export const forgetTerm = ( term: string ): void => keep( others( term ) );
