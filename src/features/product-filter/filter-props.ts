import type { Choice, FilterContent, ListSection } from './content';

/** Milliseconds after the last letter or the last step of a handle. */
export const PAUSE = 300;

/** Further values of a list: a page of them, or those that hold a text. */
export interface ValueQuestion {
	readonly section: ListSection;
	/** Number from 1 on. */
	readonly page: number;
	/** '' for all. */
	readonly find: string;
}

export interface ValueSuggestion {
	readonly choices: readonly Choice[];
	readonly isLast: boolean;
}

export interface FilterProps {
	/** Another object is an answer: what the filter shows from then on. */
	filter: FilterContent;
	/**
	 * A shopper has chosen something.
	 *
	 * @param filter As it is now.
	 * @param link   Where what was pressed leads, if the filter has no field for it.
	 * @return False where it could not be shown: the filter goes back to what it was.
	 */
	onChange: (
		filter: FilterContent,
		link?: string
	) => Promise< boolean > | boolean;
	/** Null where it failed; who answers has said so. */
	findValues: (
		question: ValueQuestion,
		signal: AbortSignal
	) => Promise< ValueSuggestion | null > | ValueSuggestion;
	/** A whole amount of the currency as a shopper reads it. */
	formatAmount: ( amount: number ) => string;
	/** Reads what a shopper has typed before the filter was alive. */
	readTyped?: ( () => FilterContent ) | undefined;
	/** Runs where what a change takes could not be loaded; the filter is what it was. */
	onFailure?: ( ( error: unknown ) => void ) | undefined;
}
