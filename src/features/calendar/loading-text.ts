import { __ } from '@marketday/kernel';

/** Text of a calendar until an answer has come. */
export const loadingText = () =>
	// eslint-disable-next-line @wordpress/i18n-ellipsis -- the contract's own points.
	__( 'Loading...', 'marketday' );
