import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import {
	connect,
	type PayPalSettings,
	type PayPalState,
	save,
	type Typed,
} from './state';

export interface Feedback {
	status: 'success' | 'error';
	text: string;
}

const typedOf = ( { accounts: { sandbox, live } }: PayPalState ): Typed => ( {
	sandbox: { id: sandbox.id, secret: '' },
	live: { id: live.id, secret: '' },
} );

/** State of the screen: what is kept, what is typed, and what the server last said. */
export function useSettings( initial: PayPalState ) {
	const [ state, setState ] = useState( initial );
	const [ settings, setSettings ] = useState( initial.settings );
	const [ typed, setTyped ] = useState( () => typedOf( initial ) );
	const [ isBusy, setBusy ] = useState( false );
	const [ feedback, setFeedback ] = useState< Feedback | null >( null );

	async function ask( call: () => Promise< PayPalState >, done: string ) {
		setBusy( true );
		setFeedback( null );
		try {
			const next = await call();
			setState( next );
			setSettings( next.settings );
			setTyped( typedOf( next ) );
			setFeedback( { status: 'success', text: done } );
		} catch ( reason ) {
			setFeedback( {
				status: 'error',
				text:
					( reason as { message?: string } ).message ??
					__(
						'Something went wrong. Please try again.',
						'marketday'
					),
			} );
		} finally {
			setBusy( false );
		}
	}

	return {
		state,
		settings,
		typed,
		isBusy,
		feedback,
		change: ( changes: Partial< PayPalSettings > ) =>
			setSettings( { ...settings, ...changes } ),
		type: ( changes: Partial< Typed[ 'live' ] > ) =>
			setTyped( {
				...typed,
				[ settings.mode ]: { ...typed[ settings.mode ], ...changes },
			} ),
		save: () =>
			ask(
				() => save( settings, typed ),
				__( 'Settings saved.', 'marketday' )
			),
		/** Tries the connection with what is typed. */
		connect: () =>
			ask(
				async () => {
					await save( settings, typed );
					return connect();
				},
				__(
					'Connected: PayPal knows this shop and can reach it.',
					'marketday'
				)
			),
	};
}

export type Settings = ReturnType< typeof useSettings >;
