/** One of another plugin's blocks, whose settings nobody has checked. */
export type Foreign = Readonly< Record< string, unknown > >;

/** Width of a block, as it is saved. */
export const alignOf = ( attributes: object ): { align?: string } =>
	'align' in attributes && typeof attributes.align === 'string'
		? { align: attributes.align }
		: {};
