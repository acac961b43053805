import { __, ApiError } from '@marketday/kernel';

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** docs/PROTOCOL.md#messages, to the letter: WordPress's own words change from version to version. */
function sentences(): Record< string, string > {
	return {
		invalid_json: __(
			'The response is not a valid JSON response.',
			'marketday'
		),
		unknown_error: __( 'An unknown error occurred.', 'marketday' ),
		fetch_error: __( 'You are probably offline.', 'marketday' ),
		post_process: __(
			'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
			'marketday'
		),
	};
}

/** WordPress tells two ways of getting no answer apart; the contract does not. */
const codeOf = ( thrown: Record< string, unknown > ): string => {
	if ( thrown.code === 'offline_error' ) {
		return 'fetch_error';
	}
	return typeof thrown.code === 'string' ? thrown.code : 'unknown_error';
};

/** Error that apiFetch throws, an object without a class, as an ApiError; a request that was given up stays an AbortError. */
export function errorOf( thrown: unknown ): unknown {
	if ( isRecord( thrown ) && thrown.name === 'AbortError' ) {
		return thrown;
	}
	const body =
		isRecord( thrown ) && ! ( thrown instanceof Error ) ? thrown : {};
	const code = codeOf( body );
	const data = isRecord( body.data ) ? body.data : {};
	const message = typeof body.message === 'string' ? body.message : '';
	const known = sentences();
	return new ApiError(
		typeof data.status === 'number' ? data.status : 0,
		code,
		known[ code ] ?? ( message || known.unknown_error! ),
		data
	);
}
