import { __ } from '../i18n';

/** What a shopper is told where a call has failed. */
export const failureSentence = (): string =>
	navigator.onLine
		? __( 'This did not work. Please try again in a moment.', 'marketday' )
		: __(
				'You are offline. Please try again when you are connected.',
				'marketday'
		  );
