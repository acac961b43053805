import { __, _n, announce, sprintf } from '@marketday/kernel';

import type { Choice, ListSection } from './content';
import { type Change, inSection } from './reduce-filter';
import { type FilterProps, PAUSE, type ValueSuggestion } from './filter-props';

/** A list on the screen, beside its state. */
export interface ShownList {
	section: ListSection;
	readonly actions: {
		readonly show: ( change: Change ) => void;
		readonly answers: () => FilterProps;
	};
	readonly setBusy: ( isBusy: boolean ) => void;
	readonly element: { readonly current: HTMLElement | null };
	/** Sets the focus once the list is drawn anew. */
	focusNext?: ( () => void ) | undefined;
	call?: AbortController | undefined;
	timer?: ReturnType< typeof setTimeout > | undefined;
}

function joinLists(
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
const extendList = (
	{ key }: ListSection,
	more: readonly Choice[],
	hasMore: boolean
): Change =>
	inSection< ListSection >( key, ( { choices, page } ) => ( {
		choices: joinLists( choices, more, { isExtended: true } ),
		page: page + 1,
		hasMore,
	} ) );

/** 'Show less': those that are chosen stay. */
const shortenList = ( { key }: ListSection ): Change =>
	inSection< ListSection >( key, ( { choices } ) => ( {
		choices: choices.filter(
			( { isExtended, isChosen } ) => ! isExtended || isChosen
		),
		page: 1,
		hasMore: true,
	} ) );

/** A search in the list has found these; null where it is over. What was only found before goes, unless it is chosen. */
const showFound = (
	{ key }: ListSection,
	matches: readonly Choice[] | null
): Change =>
	inSection< ListSection >( key, ( { choices } ) => ( {
		choices: joinLists(
			choices.filter(
				( { isFound, isChosen } ) => ! isFound || isChosen
			),
			matches ?? [],
			{ isFound: true }
		),
		found: matches && matches.map( ( { value } ) => value ),
	} ) );

const moreSentence = ( number: number ) =>
	sprintf(
		/* translators: %d: number of values in a list. */
		_n( '%d more', '%d more', number, 'marketday' ),
		number
	);

const foundSentence = ( number: number ) =>
	number === 0
		? __( 'No matches in this list', 'marketday' )
		: sprintf(
				/* translators: %d: number of values in a list. */
				_n( '%d found', '%d found', number, 'marketday' ),
				number
		  );

/** @return Null where it failed or was overtaken. */
async function ask(
	list: ShownList,
	page: number,
	find: string
): Promise< ValueSuggestion | null > {
	const { section, actions, setBusy } = list;
	list.call?.abort();
	const own = new AbortController();
	list.call = own;
	setBusy( true );
	const response = await actions
		.answers()
		.findValues( { section, page, find }, own.signal );
	if ( list.call === own ) {
		setBusy( false );
	}
	return own.signal.aborted ? null : response;
}

async function search( list: ShownList, text: string ): Promise< void > {
	const response = await ask( list, 1, text );
	if ( response ) {
		const { choices } = response;
		list.actions.show( showFound( list.section, choices ) );
		announce( foundSentence( choices.length ) );
	}
}

/** Shows the values that hold what is typed, from all there are. */
export function findInList( list: ShownList, typed: string ): void {
	const text = typed.trim();
	clearTimeout( list.timer );
	if ( text === '' ) {
		list.call?.abort();
		list.setBusy( false );
		list.actions.show( showFound( list.section, null ) );
	} else {
		list.timer = setTimeout( () => search( list, text ), PAUSE );
	}
}

/** Shows more of a list's values, and leads the focus to what has come. */
export async function showMore( list: ShownList ): Promise< void > {
	const { section, actions, element } = list;
	const response = await ask( list, section.page + 1, '' );
	if ( response ) {
		const { choices, isLast } = response;
		const first = section.choices.length;
		list.focusNext = () =>
			element.current?.children[ first ]
				?.querySelector( 'input' )
				?.focus();
		actions.show( extendList( section, choices, ! isLast ) );
		announce( moreSentence( choices.length ) );
	}
}

/** Shows as many of a list's values as at first. */
export function showLess( list: ShownList ): void {
	const { section, actions, element } = list;
	list.focusNext = () =>
		element.current?.parentElement
			?.querySelector< HTMLElement >( '[data-part="more"]' )
			?.focus();
	actions.show( shortenList( section ) );
}
