export interface SectionLink {
	readonly label: string;
	readonly url: string;
	readonly isShown: boolean;
}

export interface AccountProps {
	readonly hello: string;
	/** Name of the sections' list. */
	readonly label: string;
	/** The last one leads out. */
	readonly links: readonly SectionLink[];
	/** HTML of the server: what it says of a form that was sent. */
	readonly notices: string;
	/** HTML of the section that is shown. */
	readonly content: string;
	/** Called with a section that has just come. */
	readonly onShown: ( content: HTMLElement ) => void;
}
