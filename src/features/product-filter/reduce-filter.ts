import type {
	Choice,
	FilterContent,
	ListSection,
	Prices,
	Section,
} from './content';

/** Step of a filter: what it shows after it. */
export type Change = ( state: FilterContent ) => FilterContent;

/** Changes the section of a key; sections of another kind are left alone by whoever knows its key. */
export const inSection =
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

export const inChoices = (
	key: string,
	change: ( choice: Choice ) => Choice
) =>
	inSection< ListSection >( key, ( { choices } ) => ( {
		choices: choices.map( change ),
	} ) );

export const tick = ( choice: Choice, isChosen: boolean ): Choice =>
	choice.isChosen === isChosen ? choice : { ...choice, isChosen };

export const withoutChip = (
	state: FilterContent,
	facet: string,
	value: string
): FilterContent => ( {
	...state,
	chips: state.chips.filter(
		( chip ) => chip.facet !== facet || chip.value !== value
	),
} );

/** A value is ticked or taken back: its chip comes or goes at once. */
export const toggle =
	(
		{ key, facet }: ListSection,
		{ value, label, isChosen: wasChosen }: Choice
	): Change =>
	( state ) => {
		const now = inChoices( key, ( one ) =>
			one.value === value ? tick( one, ! wasChosen ) : one
		)( withoutChip( state, facet, value ) );
		return wasChosen
			? now
			: // Its link is the server's when the answer comes.
			  { ...now, chips: [ ...now.chips, { facet, value, label } ] };
	};

/** Prices are typed, or handles are moved. */
export const setPrices = (
	{ key }: Section,
	prices: Partial< Prices >
): Change => inSection( key, () => prices );

/** Words are typed, or one of several options is chosen. */
export const setText = ( { key }: Section, value: string ): Change =>
	inSection( key, () => ( { value } ) );
