import { __, sprintf } from '@marketday/kernel';
import { guardForm } from '@marketday/validation';

/**
 * A review says what is wrong with it by the same rules that the server has (docs/PROTOCOL.md#review), which are in its fields: where a rating is required
 * and none is chosen it is not sent, and an alert says so. Until scripts run, the browser's own message does.
 */
export function enhanceReviewForm( form: HTMLFormElement ): void {
	guardForm( form, ( label ) =>
		sprintf(
			/* translators: %s: label of a field. */
			__( '%s is a required field.', 'marketday' ),
			label
		)
	);
}
