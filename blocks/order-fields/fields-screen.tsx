import { listen } from '@marketday/behaviour';
import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { createRoot, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { AddedFields } from './added-fields';
import { AddressOrder } from './address-order';
import type { FieldSettings } from './field-settings';

interface Feedback {
	readonly status: 'success' | 'error';
	readonly sentence: string;
}

/** WordPress asks before a page with changes is left. */
function useLeaveQuestion( isChanged: boolean ): void {
	useEffect( () => {
		const ask = ( event: Event ) => event.preventDefault();
		return isChanged ? listen( window, 'beforeunload', ask ) : undefined;
	}, [ isChanged ] );
}

/** The fields of the checkout, edited and saved. */
function FieldsScreen( { first }: { first: FieldSettings } ) {
	const [ settings, setSettings ] = useState( first );
	const [ isChanged, setChanged ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ feedback, setFeedback ] = useState< Feedback | null >( null );
	useLeaveQuestion( isChanged );

	const change = ( changes: Partial< FieldSettings > ) => {
		setSettings( ( before ) => ( { ...before, ...changes } ) );
		setChanged( true );
		setFeedback( null );
	};
	const save = async () => {
		setBusy( true );
		try {
			setSettings(
				await apiFetch< FieldSettings >( {
					path: '/marketday/v1/order-fields',
					method: 'POST',
					data: settings,
				} )
			);
			setChanged( false );
			setFeedback( {
				status: 'success',
				sentence: __( 'Fields saved.', 'marketday' ),
			} );
		} catch ( reason ) {
			setFeedback( {
				status: 'error',
				sentence: String(
					( reason as { message?: string } ).message ??
						__( 'We couldn’t save the fields.', 'marketday' )
				),
			} );
		}
		setBusy( false );
	};

	return (
		<div className="marketday-order-fields">
			<AddedFields
				fields={ settings.added }
				onChange={ ( added ) => change( { added } ) }
			/>
			<AddressOrder settings={ settings } onChange={ change } />
			{ feedback && (
				<Notice
					status={ feedback.status }
					onRemove={ () => setFeedback( null ) }
				>
					{ feedback.sentence }
				</Notice>
			) }
			<Button
				variant="primary"
				isBusy={ isBusy }
				disabled={ isBusy || ! isChanged }
				accessibleWhenDisabled
				onClick={ save }
			>
				{ __( 'Save changes', 'marketday' ) }
			</Button>
		</div>
	);
}

/** Draws the screen in the place that the server has laid ready, with what it says there. */
export function startFieldsScreen(): void {
	const place = document.getElementById( 'marketday-order-fields' );
	if ( place ) {
		createRoot( place ).render(
			<FieldsScreen first={ JSON.parse( place.dataset.fields ?? '' ) } />
		);
	}
}
