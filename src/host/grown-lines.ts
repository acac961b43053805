import type { Basket } from '@marketday/kernel';

/** The lines that are new, or of which there is more than before. */
export function grownLines(
	before: Basket | null,
	now: Basket | null
): string[] {
	const had = ( wanted: string ) =>
		before?.lines.find( ( { key } ) => key === wanted )?.quantity ?? 0;
	return ( now?.lines ?? [] )
		.filter( ( { key, quantity } ) => quantity > had( key ) )
		.map( ( { key } ) => key );
}
