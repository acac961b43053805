/** One of another plugin's blocks, whose settings nobody has checked. */
export type Foreign = Readonly< Record< string, unknown > >;

/** How wide a block stands, as it is saved. */
export const alignOf = ( attributes: object ): { align?: string } =>
	'align' in attributes && typeof attributes.align === 'string'
		? { align: attributes.align }
		: {};
