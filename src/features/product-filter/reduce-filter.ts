import type {
	Chip,
	Choice,
	FilterContent,
	ListSection,
	Prices,
	Section,
} from './content';
import { pricesTyped } from './price-rules';

/** What happens to a filter: what it shows after it. */
export type Change = ( state: FilterContent ) => FilterContent;

/** In the section of a key; sections of another kind are left alone by whoever knows its key. */
const inSection =
	< Kind extends Section >(
		key: string,
		change: ( section: Kind ) => Partial< Kind >
	): Change =>
	( state ) => ( {
		...state,
		sections: state.sections.map( ( section ) =>
			section.key === key
				? { ...section, ...change( section as Kind ) }
				: section
		),
	} );

const inChoices = ( key: string, change: ( choice: Choice ) => Choice ) =>
	inSection< ListSection >( key, ( { choices } ) => ( {
		choices: choices.map( change ),
	} ) );

const tick = ( choice: Choice, isChosen: boolean ): Choice =>
	choice.isChosen === isChosen ? choice : { ...choice, isChosen };

/** A value is ticked or taken back: its chip comes or goes at once. */
export const toggled =
	(
		{ key, facet, isSingle }: ListSection,
		{ value, label, isChosen: wasChosen }: Choice
	): Change =>
	( state ) => {
		const others = state.chips.filter(
			( chip ) =>
				chip.facet !== facet || ( chip.value !== value && ! isSingle )
		);
		return {
			...inChoices( key, ( one ) =>
				one.value === value || isSingle
					? tick( one, one.value === value && ! wasChosen )
					: one
			)( state ),
			// Its link is the server's when the answer comes.
			chips: wasChosen ? others : [ ...others, { facet, value, label } ],
		};
	};

/** Prices are typed, or handles are moved. */
export const priced = ( { key }: Section, prices: Partial< Prices > ): Change =>
	inSection( key, () => prices );

/** Words are typed, or one of several options is chosen. */
export const typed = ( { key }: Section, value: string ): Change =>
	inSection( key, () => ( { value } ) );

/** The section in which a chip was chosen. */
export const sectionOfChip = (
	{ sections }: FilterContent,
	{ facet }: Chip
): Section | undefined =>
	sections.find( ( section ) =>
		section.kind === 'list'
			? section.facet === facet
			: facet.toLowerCase().endsWith( section.kind )
	);

/** A chip was pressed. */
export const takenBack =
	( chip: Chip ): Change =>
	( state ) => {
		const { facet, value } = chip;
		const section = sectionOfChip( state, chip );
		const rest = {
			...state,
			chips: state.chips.filter(
				( one ) => one.facet !== facet || one.value !== value
			),
		};
		if ( ! section ) {
			return rest;
		}
		if ( section.kind === 'list' ) {
			return inChoices( section.key, ( one ) =>
				one.value === value ? tick( one, false ) : one
			)( rest );
		}
		return section.kind === 'price'
			? priced(
					section,
					pricesTyped(
						facet === 'minPrice' ? '' : section.min,
						facet === 'minPrice' ? section.max : '',
						section
					)
			  )( rest )
			: typed( section, '' )( rest );
	};

/** All is taken back. */
export const cleared: Change = ( state ) =>
	state.chips.reduce( ( now, chip ) => takenBack( chip )( now ), state );

function joined(
	now: readonly Choice[],
	more: readonly Choice[],
	how: Partial< Choice >
): readonly Choice[] {
	return [
		...now,
		...more
			.filter( ( { value } ) =>
				now.every( ( one ) => one.value !== value )
			)
			.map( ( choice ) => ( { ...choice, ...how } ) ),
	];
}

/** 'Show more' has brought these. */
export const extended = (
	{ key }: ListSection,
	more: readonly Choice[],
	hasMore: boolean
): Change =>
	inSection< ListSection >( key, ( { choices, page } ) => ( {
		choices: joined( choices, more, { isExtended: true } ),
		page: page + 1,
		hasMore,
	} ) );

/** 'Show less': those that are chosen stay. */
export const shortened = ( { key }: ListSection ): Change =>
	inSection< ListSection >( key, ( { choices } ) => ( {
		choices: choices.filter(
			( { isExtended, isChosen } ) => ! isExtended || isChosen
		),
		page: 1,
		hasMore: true,
	} ) );

/** A search in the list has found these; null where it is over. What was only found before goes, unless it is chosen. */
export const found = (
	{ key }: ListSection,
	matches: readonly Choice[] | null
): Change =>
	inSection< ListSection >( key, ( { choices } ) => ( {
		choices: joined(
			choices.filter(
				( { isFound, isChosen } ) => ! isFound || isChosen
			),
			matches ?? [],
			{ isFound: true }
		),
		found: matches && matches.map( ( { value } ) => value ),
	} ) );
