import { __ } from '@marketday/kernel';

/** Words of a password's button, of docs/PROTOCOL.md#account. */
export const passwordToggle = () => ( {
	show: __( 'Show password', 'marketday' ),
	hide: __( 'Hide password', 'marketday' ),
} );
