/** One captcha of a page, whoever asks. */
export interface Captcha {
	readonly root: HTMLElement;
	/** Somebody turns to its form: what it needs is loaded now. */
	readonly begin: () => void;
	/** Tells whether the form may be sent. What people type is the server's to judge. */
	readonly isAnswered: () => boolean;
	/** Asks for what is missing; answers whether the form may be sent now. */
	readonly ask: () => Promise< boolean >;
	/** The answer was used, or its form has other contents: the next one is another. */
	readonly reset: ( isUsed: boolean ) => void;
}
