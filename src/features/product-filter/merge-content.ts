import type { Choice, FilterContent, ListSection, Section } from './content';

/** Where a shopper is in a filter. */
export interface Place {
	/** Of the section. */
	readonly section: string;
	/** Of the value of a list; undefined where it is another field, or none. */
	readonly value?: string | undefined;
	/** Whether it is a field: what is being typed or dragged is theirs. */
	readonly isField: boolean;
	/** Whether it is 'Show more'. */
	readonly isMore: boolean;
}

/** What did not change stays the same object, and its component is not drawn. */
const sameOrNext = < Part >( now: Part | undefined, next: Part ): Part =>
	now !== undefined && JSON.stringify( now ) === JSON.stringify( next )
		? now
		: next;

/** Puts what only now is, but has to stay, among the next ones, where it was. */
function withKept< Part >(
	now: readonly Part[],
	next: readonly Part[],
	isKept: ( part: Part ) => boolean
): readonly Part[] {
	const all = [ ...next ];
	now.forEach( ( part, at ) => {
		if ( isKept( part ) ) {
			all.splice( at, 0, part );
		}
	} );
	return all;
}

/**
 * Items that stay are the same elements by their keys. One that is gone stays while it has the focus, or while the list is
 * searched and it was found; what comes then is not shown yet.
 */
function mergeList(
	now: ListSection,
	next: ListSection,
	place: Place | undefined
): ListSection {
	const known = new Map( now.choices.map( ( one ) => [ one.value, one ] ) );
	const coming = next.choices.map( ( choice ): Choice => {
		const one = known.get( choice.value );
		known.delete( choice.value );
		return sameOrNext( one, {
			...choice,
			// A field that loses its focus by being disabled would lose the shopper.
			isDisabled: choice.isDisabled && place?.value !== choice.value,
			isExtended: one?.isExtended ?? choice.isExtended,
		} );
	} );
	const gone = now.choices.map( ( choice ) => ( {
		...choice,
		isChosen: false,
		count: null,
	} ) );
	return {
		...next,
		isOpen: now.isOpen,
		hasMore: next.hasMore || ( now.hasMore && place?.isMore === true ),
		found: now.found,
		choices: withKept(
			gone,
			coming,
			( { value, isFound } ) =>
				known.has( value ) &&
				( value === place?.value || ( isFound && now.found !== null ) )
		),
	};
}

function mergeSection(
	now: Section | undefined,
	next: Section,
	focus: Place | null
): Section {
	if ( ! now || now.kind !== next.kind ) {
		return next;
	}
	const place = focus?.section === next.key ? focus : undefined;
	if ( now.kind === 'list' && next.kind === 'list' ) {
		return sameOrNext< Section >( now, mergeList( now, next, place ) );
	}
	if ( place?.isField && now.kind === 'price' ) {
		// The handle under a finger keeps its scale until it is let go.
		return now;
	}
	return sameOrNext< Section >( now, {
		...next,
		isOpen: now.isOpen,
		...( place?.isField &&
			now.kind !== 'radio' &&
			'value' in now && { value: now.value } ),
	} as Section );
}

/**
 * Brings a filter to its next state: open sections, what is being typed and what has the focus stay.
 *
 * @param now
 * @param next
 * @param focus Null where nothing of it has the focus, or where what is being typed was refused too.
 */
export function mergeContent(
	now: FilterContent,
	next: FilterContent,
	focus: Place | null
): FilterContent {
	const known = new Map(
		now.sections.map( ( section ) => [ section.key, section ] )
	);
	const coming = next.sections.map( ( section ) => {
		const merged = mergeSection( known.get( section.key ), section, focus );
		known.delete( section.key );
		return merged;
	} );
	return {
		...next,
		sections: withKept(
			now.sections,
			coming,
			( { key } ) => known.has( key ) && key === focus?.section
		),
	};
}
