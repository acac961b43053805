import { __ } from '@marketday/kernel';

/** What a calendar shows until an answer has come. */
export const loadingText = () =>
	// eslint-disable-next-line @wordpress/i18n-ellipsis -- the contract's own points.
	__( 'Loading...', 'marketday' );
