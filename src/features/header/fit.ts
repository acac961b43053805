/**
 * Number of entries of a menu that fit into its line.
 *
 * @param widths Of the entries, in pixels.
 * @param gap    Between two.
 * @param more   The width of the entry that holds the rest.
 * @param line   What there is.
 */
export function fitting(
	widths: readonly number[],
	gap: number,
	more: number,
	line: number
): number {
	const neededWidth = ( count: number, extra: number ) =>
		widths
			.slice( 0, count )
			.reduce( ( sum, width ) => sum + width + gap, -gap ) + extra;
	// Widths are fractions of pixels, which a line of whole ones has room for.
	const has = line + 0.5;
	if ( neededWidth( widths.length, 0 ) <= has ) {
		return widths.length;
	}
	let count = widths.length - 1;
	while ( count > 0 && neededWidth( count, gap + more ) > has ) {
		count--;
	}
	return count;
}
