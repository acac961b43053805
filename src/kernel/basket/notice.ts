/** A message to the shopper: the same shape as `Notice` in php/Engine/Contract. */
export interface Notice {
	readonly kind: 'success' | 'error' | 'info';
	/** Plain text. */
	readonly message: string;
}
