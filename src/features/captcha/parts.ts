/** The site's own captcha: a picture, its characters as sound, and more work of the browser for who sees and hears none. */
export interface Parts {
	readonly root: HTMLElement;
	readonly session: HTMLInputElement;
	readonly work: HTMLInputElement;
	readonly solution: HTMLInputElement;
	readonly room: HTMLElement;
	readonly label: HTMLElement;
	/** Words of the label for the picture. */
	readonly words: string;
	/** Work that the present session asks of the browser, and whether it is to be the whole answer. */
	bits: { least: number; alone: number };
	isAlone: boolean;
	/** Resolves once it is done. */
	solving: Promise< void >;
}
