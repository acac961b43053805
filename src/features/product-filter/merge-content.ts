import type { Choice, FilterContent, ListSection, Section } from './content';

/** Field of a section that has the focus, if any has. */
type Focus = HTMLInputElement | null;

/** 'Show more'. */
const MORE = 'marketday-more';

/** Object as before where nothing changed, so that its component is not drawn. */
export const sameOrNext = < Part >(
	now: Part | undefined,
	next: Part
): Part =>
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
	focus: Focus
): ListSection {
	const known = new Map( now.choices.map( ( one ) => [ one.value, one ] ) );
	const coming = next.choices.map( ( choice ): Choice => {
		const one = known.get( choice.value );
		known.delete( choice.value );
		return sameOrNext( one, {
			...choice,
			// A field that loses its focus by being disabled would lose the shopper.
			isDisabled: choice.isDisabled && focus?.value !== choice.value,
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
		hasMore: next.hasMore || ( now.hasMore && focus?.name === MORE ),
		found: now.found,
		choices: withKept(
			gone,
			coming,
			( { value, isFound } ) =>
				known.has( value ) &&
				( value === focus?.value || ( isFound && now.found !== null ) )
		),
	};
}

function mergeSection(
	now: Section | undefined,
	next: Section,
	focus: Focus
): Section {
	if ( now?.kind === 'list' && next.kind === 'list' ) {
		return mergeList( now, next, focus );
	}
	if ( ! now || now.kind !== next.kind ) {
		return next;
	}
	// The handle under a finger keeps its scale until it is let go, and a field what is being typed.
	return now.kind !== 'radio' && focus?.matches( 'input, select' )
		? now
		: sameOrNext( now, { ...next, isOpen: now.isOpen } );
}

/**
 * Brings a filter to its next state: open sections, what is being typed and what has the focus stay.
 *
 * @param now
 * @param next
 * @param focused What has the focus; null where what is being typed was refused too.
 */
export function mergeContent(
	now: FilterContent,
	next: FilterContent,
	focused: Element | null | undefined
): FilterContent {
	const place =
		focused?.closest< HTMLElement >( '[data-section]' )?.dataset.section;
	const known = new Map(
		now.sections.map( ( section ) => [ section.key, section ] )
	);
	const coming = next.sections.map( ( section ) => {
		const { key } = section;
		const merged = mergeSection(
			known.get( key ),
			section,
			key === place ? ( focused as Focus ) : null
		);
		known.delete( key );
		return merged;
	} );
	return {
		...next,
		sections: withKept(
			now.sections,
			coming,
			( { key } ) => known.has( key ) && key === place
		),
	};
}
