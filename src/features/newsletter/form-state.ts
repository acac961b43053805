/** Attributes of an element as HTML names them. */
export type Attributes = Readonly< Record< string, string > >;

interface Wrapped {
	/** Attributes of the element around it, as an editor has styled it. */
	readonly wrapper: Attributes;
}

interface FieldReport {
	/** Id of the control; what is wrong is told in the element of this id and `-errors`. */
	readonly id: string;
	readonly name: string;
	/** Sentence of the server on the value that was sent; '' for none. */
	readonly error: string;
}

interface Option {
	readonly value: string;
	readonly label: string;
}

/** A field to type or choose in. */
export interface TextField extends Wrapped, FieldReport {
	readonly kind: 'text';
	readonly as: 'input' | 'select' | 'textarea';
	readonly label: string;
	/** Words for one that may stay empty; '' where it may not. */
	readonly optional: string;
	readonly value: string;
	/** Options of a select. */
	readonly options: readonly Option[];
	/** Its other attributes: its rules and their words, among others. */
	readonly attributes: Attributes;
}

export interface Choice extends Option {
	readonly id: string;
	readonly isChosen: boolean;
	/** Its other attributes: rules stand in the first of a group. */
	readonly attributes: Attributes;
}

/** Boxes or radio buttons. */
export interface ChoiceField extends Wrapped, FieldReport {
	readonly kind: 'choices';
	readonly type: 'radio' | 'checkbox';
	/** Null for a box that stands by itself. */
	readonly legend: {
		readonly text: string;
		readonly className: string;
	} | null;
	readonly choices: readonly Choice[];
}

/** The button that sends the form. */
export interface SubmitButton extends Wrapped {
	readonly kind: 'submit';
	readonly label: string;
}

/** An element of the editor's own around fields: a column, a group. */
interface Around {
	readonly kind: 'around';
	readonly tag: string;
	readonly attributes: Attributes;
	readonly parts: readonly Part[];
}

/** Markup that others have drawn, and that their scripts change: a heading, a captcha. */
interface Foreign {
	readonly kind: 'foreign';
	readonly tag: string;
	readonly attributes: Attributes;
	/** Markup as it stood when it was read. */
	readonly html: string;
}

/** Parts of a form, in their order; a text is the space between. */
export type Part =
	| string
	| TextField
	| ChoiceField
	| SubmitButton
	| Around
	| Foreign;

/** The field that robots fill in. */
export interface Trap {
	readonly label: string;
	/** Whoever's browser fills it in sees it, and can empty it. */
	readonly isShown: boolean;
	readonly attributes: Attributes;
}

/** State that a form is drawn of before anybody has used it. */
export interface FormState {
	/** Attributes of the form element. */
	readonly attributes: Attributes;
	readonly hidden: readonly {
		readonly name: string;
		readonly value: string;
	}[];
	readonly trap: Trap | null;
	/** Sentence once it is taken. */
	readonly success: string;
	/** Null where it was taken already. */
	readonly parts: readonly Part[] | null;
}

/** Names of the fields that the component draws; those of foreign parts are drawn by whoever owns them. */
export function namesOf( parts: readonly Part[] ): string[] {
	return parts.flatMap( ( part ) => {
		if ( typeof part === 'string' ) {
			return [];
		}
		if ( part.kind === 'around' ) {
			return namesOf( part.parts );
		}
		return part.kind === 'text' || part.kind === 'choices'
			? [ part.name ]
			: [];
	} );
}
