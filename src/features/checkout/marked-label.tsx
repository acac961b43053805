import type { AddressSuggestion } from '@marketday/kernel/address-search';

/** A suggestion's label, with what was asked for marked. Places that are outside of it, or overlap, mark nothing. */
export function MarkedLabel( {
	label,
	matchedSubstrings = [],
}: Pick< AddressSuggestion, 'label' | 'matchedSubstrings' > ) {
	const parts = [];
	let end = 0;
	for ( const { offset, length } of [ ...matchedSubstrings ].sort(
		( one, other ) => one.offset - other.offset
	) ) {
		if ( offset >= end && length > 0 && offset + length <= label.length ) {
			parts.push( label.slice( end, offset ) );
			end = offset + length;
			parts.push(
				<mark key={ offset }>{ label.slice( offset, end ) }</mark>
			);
		}
	}
	return (
		<>
			{ parts }
			{ label.slice( end ) }
		</>
	);
}
