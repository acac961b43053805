import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { Finish, GuideState, StepName } from './guide-state';

/** The guide's state on the server, and the calls that move it on. */
export function useGuide( first: GuideState ) {
	const [ state, setState ] = useState( first );
	const [ isBusy, setBusy ] = useState( false );
	const [ fault, setFault ] = useState( '' );

	/** @return Whether it went well. */
	const send = async ( data: object ): Promise< boolean > => {
		setBusy( true );
		setFault( '' );
		try {
			setState(
				await apiFetch< GuideState >( {
					path: '/marketday/v1/setup',
					method: 'POST',
					data,
				} )
			);
			return true;
		} catch ( reason ) {
			setFault(
				String(
					( reason as { message?: string } ).message ??
						__( 'We couldn’t save this.', 'marketday' )
				)
			);
			return false;
		} finally {
			setBusy( false );
		}
	};
	return {
		state,
		isBusy,
		fault,
		lookAt: ( step: StepName ) => send( { step, do: 'look-at' } ),
		putBack: ( page: string ) =>
			send( { step: 'pages', do: 'put-back', page } ),
		skip: ( step: StepName ) => send( { step, do: 'skip' } ),
		finish: ( step: StepName, more: Finish = {} ) =>
			send( { ...more, step, do: 'finish' } ),
	};
}
