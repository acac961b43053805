import { Notice, Spinner } from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews/wp';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { sentenceOf } from '../use-response';
import {
	type Consent,
	type Details,
	detailsOf,
	type Subscriber,
} from './calls';
import { timeText } from './subscriber-fields';

const actionText = ( action: string ): string =>
	( {
		asked: __( 'Signed up', 'marketday' ),
		confirmed: __( 'Confirmed by email', 'marketday' ),
		unsubscribed: __( 'Unsubscribed', 'marketday' ),
		changed: __( 'Changed subscription', 'marketday' ),
		imported: __( 'Imported', 'marketday' ),
		moved: __( 'Changed to this address', 'marketday' ),
	} )[ action ] ?? action;

const basisText = ( basis: string ): string =>
	( {
		consent: __( 'consent', 'marketday' ),
		soft_opt_in: __( 'soft opt-in', 'marketday' ),
		charity_soft_opt_in: __( 'charity’s soft opt-in', 'marketday' ),
	} )[ basis ] ?? basis;

const Action = ( {
	at,
	deed: action,
	basis,
	wording,
	form,
	page,
	address,
}: Consent ) => (
	<tr>
		<td>
			<time dateTime={ at }>{ timeText( at ) }</time>
		</td>
		<td>
			{ actionText( action ) }
			{ wording && <q>{ wording }</q> }
		</td>
		<td>{ basisText( basis ) }</td>
		<td>{ [ form, page ].filter( Boolean ).join( ', ' ) }</td>
		<td>{ address }</td>
	</tr>
);

/** Evidence of what a subscriber agreed to: when, to which words, where; and what else is kept. */
export function Evidence( { items }: RenderModalProps< Subscriber > ) {
	const [ details, setDetails ] = useState< Details | null >( null );
	const [ fault, setFault ] = useState( '' );
	const id = items[ 0 ]?.id ?? 0;
	useEffect( () => {
		detailsOf( id ).then( setDetails, ( reason: unknown ) =>
			setFault(
				sentenceOf(
					reason,
					__(
						'We couldn’t load this. Please try again.',
						'marketday'
					)
				)
			)
		);
	}, [ id ] );
	if ( fault ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ fault }
			</Notice>
		);
	}
	if ( ! details ) {
		return <Spinner />;
	}
	return (
		<div className="marketday-subscribers__evidence">
			<table>
				<thead>
					<tr>
						<th scope="col">{ __( 'When', 'marketday' ) }</th>
						<th scope="col">{ __( 'What', 'marketday' ) }</th>
						<th scope="col">
							{ __( 'Legal basis', 'marketday' ) }
						</th>
						<th scope="col">{ __( 'Where', 'marketday' ) }</th>
						<th scope="col">{ __( 'Network', 'marketday' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ details.consents.map( ( consent, at ) => (
						<Action key={ at } { ...consent } />
					) ) }
				</tbody>
			</table>
			<dl>
				{ Object.entries( details.fields ).map( ( [ name, value ] ) => (
					<div key={ name }>
						<dt>{ name }</dt>
						<dd>{ value }</dd>
					</div>
				) ) }
			</dl>
		</div>
	);
}
