import type { ReactNode } from 'react';

import type { Question } from './live-search';
import type { SearchForm } from './search-form';

export interface SearchBoxProps {
	form: SearchForm;
	/** The element around the fields, where they stand in a form already. */
	as?: 'div' | undefined;
	/** True if the form leads to the page of all results; else they are shown here. */
	leads?: boolean | undefined;
	/** Text and category that are chosen. */
	typed: Question;
	/** The newest there is; it may be of an older question while the newer one is on its way. */
	found: {
		readonly content: ReactNode;
		readonly hasOptions: boolean;
		/** The sentence that is heard. */
		readonly said: string | null | undefined;
	} | null;
	/** True if it is of what is typed. */
	isAnswered: boolean;
	isBusy: boolean;
	/** Runs after a pause, or at once. */
	onType: ( typed: Question, isNow?: boolean ) => void;
	/** A shopper turns to the field. */
	onReveal?: ( () => void ) | undefined;
	/** A shopper goes to what was found for a term. */
	onLeave: ( term: string ) => void;
	recentTerms: () => readonly string[];
	onForget: ( term: string ) => void;
}
