import { __ } from '../i18n';

interface FailureReporter {
	readonly reportFailure: ( error: unknown ) => void;
	readonly overlay: { readonly say: ( sentence: string ) => void };
}

/** Makes a change of a list. Where it fails the shopper is told so, and null says that nothing has changed. */
export async function orAnnounce< Result >(
	reporter: FailureReporter,
	work: () => Promise< Result >
): Promise< Result | null > {
	try {
		return await work();
	} catch ( error ) {
		reporter.reportFailure( error );
		reporter.overlay.say(
			__( 'That didn’t work. Please try again in a moment.', 'marketday' )
		);
		return null;
	}
}
