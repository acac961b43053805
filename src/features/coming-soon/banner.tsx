import { useState } from 'react';

export interface BannerProps {
	/** Words of the server. */
	readonly html: string;
	readonly dismissLabel: string;
	/** Address of the user's own REST resource. */
	readonly restUrl: string;
	/** Keeps with the user that the banner was closed. */
	readonly dismiss: ( url: string ) => Promise< unknown >;
	/** Hears of a failure (docs/PROTOCOL.md#background-failures). */
	readonly report: ( error: unknown ) => void;
}

/** The banner of a shop that is not open yet: it is gone once the request is done (docs/PROTOCOL.md#store-notice), and stays where it fails. */
export function Banner( props: BannerProps ) {
	const { html, dismissLabel, restUrl, dismiss, report } = props;
	const [ state, setState ] = useState< 'shown' | 'busy' | 'gone' >(
		'shown'
	);
	const press = async () => {
		setState( 'busy' );
		try {
			await dismiss( restUrl );
			setState( 'gone' );
		} catch ( error ) {
			report( error );
			setState( 'shown' );
		}
	};

	return state === 'gone' ? null : (
		<>
			<p dangerouslySetInnerHTML={ { __html: html } } />
			<button
				type="button"
				className="coming-soon-footer-banner-dismiss"
				data-rest-url={ restUrl }
				aria-busy={ state === 'busy' || undefined }
				onClick={ () => void press() }
			>
				{ dismissLabel }
			</button>
		</>
	);
}
