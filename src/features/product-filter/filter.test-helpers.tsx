/** A filter as a test draws it: its content, what it asks for, and how it is answered. */
import { act, render, screen } from '@testing-library/react';

import type {
	Choice,
	FilterContent,
	ListSection,
	PriceSection,
	Section,
} from './content';
import { Filter } from './filter';
import type { FilterProps } from './filter-props';

export const choice = (
	value: string,
	count: number,
	isChosen = false
): Choice => ( {
	value,
	id: '1',
	label: value,
	isChosen,
	isDisabled: false,
	depth: 0,
	colour: '',
	stars: '',
	count: { number: String( count ), sentence: `${ count } products` },
	isExtended: false,
	isFound: false,
} );

export const list = (
	facet: string,
	choices: readonly Choice[],
	more: Partial< ListSection > = {}
): ListSection => ( {
	kind: 'list',
	key: facet,
	heading: facet,
	isOpen: false,
	facet,
	field: `filter_${ facet }[]`,
	hasColours: false,
	page: 1,
	hasMore: false,
	isLong: false,
	choices,
	found: null,
	...more,
} );

export const price = ( more: Partial< PriceSection > = {} ): PriceSection => ( {
	kind: 'price',
	key: 'price',
	heading: 'Price',
	isOpen: true,
	id: 'p',
	lowest: 3,
	highest: 165,
	symbol: '£',
	hasSlider: true,
	from: 3,
	to: 165,
	min: '',
	max: '',
	minField: 'min_price',
	maxField: 'max_price',
	...more,
} );

export const search = ( value: string ): Section => ( {
	kind: 'search',
	key: 'search',
	heading: 'Words',
	isOpen: true,
	id: 'w',
	field: 'filter_search',
	value,
	options: [],
} );

export const filterOf = (
	sections: readonly Section[],
	chips: readonly string[] = []
): FilterContent => ( {
	id: 'panel',
	heading: 'Filter',
	name: 'Filter',
	action: '/shop/',
	hidden: [],
	chips: chips.map( ( value ) => ( {
		facet: 'colour',
		value,
		label: value,
		url: '#',
	} ) ),
	chosen: String( chips.length ),
	isChosen: chips.length > 0,
	clearUrl: '/shop/',
	sections,
	total: 'Show 3 products',
} );

export const colours = ( ...choices: Choice[] ) =>
	filterOf( [ list( 'colour', choices ) ] );

/** A filter, what it asks for, and how it is answered. */
export function draw(
	filter: FilterContent,
	props: Partial< FilterProps > = {}
) {
	const onChange = jest.fn( props.onChange ?? ( () => true ) );
	const rest = {
		findValues: () => null as never,
		formatAmount: ( amount: number ) => `£${ amount }.00`,
		...props,
		onChange,
	};
	const { rerender, container } = render(
		<Filter { ...{ filter, ...rest } } />
	);
	return {
		container,
		onChange,
		answer: ( next: FilterContent ) =>
			act( async () =>
				rerender( <Filter { ...{ filter: next, ...rest } } /> )
			),
	};
}

const boxes = () =>
	screen.queryAllByRole< HTMLInputElement >( 'checkbox', { hidden: true } );
export const box = ( value: string ) =>
	boxes().find( ( one ) => one.value === value ) as HTMLInputElement;
export const values = () => boxes().map( ( { value } ) => value );
export const chosenNames = () =>
	boxes()
		.filter( ( { checked } ) => checked )
		.map( ( { value } ) => value );
