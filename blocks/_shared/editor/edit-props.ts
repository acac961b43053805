/** Props that the editor hands to a block's `edit`. */
export interface EditProps< Attributes > {
	clientId: string;
	attributes: Attributes;
	/** Values that `usesContext` of its block.json asks for. */
	context?: Readonly< Record< string, unknown > >;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}
