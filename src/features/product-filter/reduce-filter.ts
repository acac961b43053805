import type {
	Chip,
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

const inChoices = ( key: string, change: ( choice: Choice ) => Choice ) =>
	inSection< ListSection >( key, ( { choices } ) => ( {
		choices: choices.map( change ),
	} ) );

const tick = ( choice: Choice, isChosen: boolean ): Choice =>
	choice.isChosen === isChosen ? choice : { ...choice, isChosen };

/** A value is ticked or taken back: its chip comes or goes at once. */
export const toggled =
	(
		{ key, facet }: ListSection,
		{ value, label, isChosen: wasChosen }: Choice
	): Change =>
	( state ) => {
		const others = state.chips.filter(
			( chip ) => chip.facet !== facet || chip.value !== value
		);
		return {
			...inChoices( key, ( one ) =>
				one.value === value ? tick( one, ! wasChosen ) : one
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
					facet === 'minPrice'
						? { min: '', from: section.lowest }
						: { max: '', to: section.highest }
			  )( rest )
			: typed( section, '' )( rest );
	};

/** All is taken back. */
export const cleared: Change = ( state ) =>
	state.chips.reduce( ( now, chip ) => takenBack( chip )( now ), state );
