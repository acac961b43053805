/** A search as it is printed: what the form sends, and what is said in it. */
export interface SearchForm {
	/** Id of the field; no other of the page has it. */
	readonly id: string;
	/** Name that tells this form from the page's others. */
	readonly name: string;
	readonly action: string;
	/** Sent along unseen; '' where nothing is. */
	readonly postType: string;
	/** Question where nobody has typed yet: that of the results that the page shows. */
	readonly searched: string;
	readonly chosen: string;
	/** Slug and name; none where no category can be chosen. */
	readonly categories: ReadonlyArray< { value: string; text: string } >;
	/** True if the button is an icon, whose word is only heard. */
	readonly hasIcon: boolean;
	readonly words: SearchWords;
	/** Terms that the shop's visitors search for. */
	readonly popular: readonly string[];
}

export interface SearchWords {
	readonly field: string;
	readonly placeholder: string;
	readonly category: string;
	readonly clear: string;
	readonly submit: string;
	readonly recent: string;
	readonly popular: string;
	/** Text with %s for the term. */
	readonly forget: string;
	readonly forgetKey: string;
}
