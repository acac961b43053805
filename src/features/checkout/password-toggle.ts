import { __ } from '@marketday/kernel';

/** Words of a password's button, of section 2 'My account page'. */
export const passwordToggle = () => ( {
	show: __( 'Show password', 'marketday' ),
	hide: __( 'Hide password', 'marketday' ),
} );
