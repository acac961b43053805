import { __, sprintf } from '@marketday/kernel';
import { guardForm } from '@marketday/validation';

/**
 * A form of the account says what is wrong with it by the same rules that the server has, which are in its fields
 * (docs/PROTOCOL.md#validation-rules).
 *
 * @param form
 */
export const guardAccountForm = ( form: HTMLFormElement ): void =>
	guardForm( form, ( label ) =>
		sprintf(
			/* translators: %s: label of a field. */
			__( '%s is a required field.', 'marketday' ),
			label
		)
	);
