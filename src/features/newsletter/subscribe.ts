import { dataOf } from './form-data';
import { readyToken } from './form-token';
import { type CallResponse, CallFailure, request } from './request';

const TIMEOUT = 30_000;

/** Configuration of the form's `data-config`, the same for every visitor. */
export interface FormConfig {
	readonly ajax_url: string;
	readonly ajax_common_error_message: string;
	readonly ajax_timeout_error_message: string;
	/** Messages of the validation, where the page is not in English. */
	readonly messages?: Record< string, string >;
}

/**
 * Sends a form. A token that has become too old meanwhile is renewed once.
 *
 * @param form
 * @param config
 * @param isAgain
 */
export async function subscribe(
	form: HTMLFormElement,
	config: FormConfig,
	isAgain = false
): Promise< CallResponse > {
	const url = config.ajax_url;
	try {
		return await request( {
			url,
			action: 'marketday',
			endpoint: 'subscribers',
			method: 'subscribe',
			token: await readyToken( url, isAgain ),
			data: dataOf( form ),
			timeout: TIMEOUT,
			messages: {
				common: config.ajax_common_error_message,
				timeout: config.ajax_timeout_error_message,
			},
		} );
	} catch ( error ) {
		if ( ! ( error instanceof CallFailure ) ) {
			throw new CallFailure( {
				errors: [ { message: config.ajax_common_error_message } ],
			} );
		}
		if ( error.response.status === 401 && ! isAgain ) {
			return subscribe( form, config, true );
		}
		throw error;
	}
}
