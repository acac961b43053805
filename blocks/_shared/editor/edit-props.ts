/** What the editor hands to a block's `edit`. */
export interface EditProps< Attributes > {
	clientId: string;
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}
