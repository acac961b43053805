/** A source of chance that is the same each time. */
export interface Chance {
	/** A whole number below the limit. */
	readonly below: ( limit: number ) => number;
	readonly of: < Item >( items: readonly Item[] ) => Item;
	readonly text: (
		letters: readonly string[],
		longest: number,
		glue?: string
	) => string;
}

/**
 * Numbers of a linear congruence: whoever reads a failure sees the same values again.
 *
 * @param seed
 */
export function chanceOf( seed: number ): Chance {
	let state = seed;
	const below = ( limit: number ) => {
		state = ( state * 1664525 + 1013904223 ) % 4294967296;
		return Math.floor( ( state / 4294967296 ) * limit );
	};
	const of = < Item >( items: readonly Item[] ) =>
		items[ below( items.length ) ] as Item;
	return {
		below,
		of,
		text: ( letters, longest, glue = '' ) =>
			Array.from( { length: below( longest + 1 ) }, () =>
				of( letters )
			).join( glue ),
	};
}
