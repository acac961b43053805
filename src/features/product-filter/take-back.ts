import type { Chip, FilterContent, Section } from './content';
import {
	type Change,
	inChoices,
	setPrices,
	tick,
	setText,
	withoutChip,
} from './reduce-filter';

/** The section in which a chip was chosen. */
const sectionOf = (
	{ sections }: FilterContent,
	{ facet }: Chip
): Section | undefined =>
	sections.find( ( section ) =>
		section.kind === 'list'
			? section.facet === facet
			: facet.toLowerCase().endsWith( section.kind )
	);

const takenBack =
	( chip: Chip ): Change =>
	( state ) => {
		const { facet, value } = chip;
		const section = sectionOf( state, chip );
		const rest = withoutChip( state, facet, value );
		if ( ! section ) {
			return rest;
		}
		if ( section.kind === 'list' ) {
			return inChoices( section.key, ( one ) =>
				one.value === value ? tick( one, false ) : one
			)( rest );
		}
		return section.kind === 'price'
			? setPrices(
					section,
					facet === 'minPrice'
						? { min: '', from: section.lowest }
						: { max: '', to: section.highest }
			  )( rest )
			: setText( section, '' )( rest );
	};

const clearAll: Change = ( state ) =>
	state.chips.reduce( ( now, chip ) => takenBack( chip )( now ), state );

/** Focuses what is near when what was pressed is gone: the chip after or before it, or what is there on this screen. */
function focusNear( pressed: HTMLElement ): void {
	const item = pressed.closest( 'li' );
	const near = item?.nextElementSibling ?? item?.previousElementSibling;
	const focus = ( within: Element | null | undefined, selector: string ) =>
		within?.querySelector< HTMLElement >( selector )?.focus();
	if ( near ) {
		focus( near, 'a, button' );
	} else {
		// One of them is hidden, and stays without.
		const filter = pressed.closest( '.marketday-product-filter' );
		focus( filter, 'summary' );
		focus( filter, '[aria-haspopup]' );
	}
}

/** Tells what to choose once a chip is pressed: how, after which pause, and by which link. */
export function takeBack(
	state: FilterContent,
	chip: Chip,
	pressed: HTMLElement
): [ Change, number, string | undefined ] {
	focusNear( pressed );
	return [
		takenBack( chip ),
		0,
		// The link was drawn for what was chosen then; the form knows what is chosen now.
		sectionOf( state, chip ) ? undefined : chip.url,
	];
}

/** Tells what to choose once all is taken back. */
export function takeAllBack(
	url: string | undefined,
	pressed: HTMLElement
): [ Change, number, string | undefined ] {
	focusNear( pressed );
	return [ clearAll, 0, url ];
}
