import { Button, Notice, SelectControl } from '@wordpress/components';
import type { Action, RenderModalProps } from '@wordpress/dataviews/wp';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { sentenceOf } from '../use-response';
import { carryOut, type BulkAction, type Subscriber } from './calls';
import { Evidence } from './evidence';
import type { Choice } from './subscriber-fields';

interface Question {
	readonly deed: BulkAction;
	readonly text: ( count: number ) => string;
	readonly button: string;
	readonly isDestructive?: boolean;
	/** Lists to choose from, where one is to be chosen. */
	readonly lists?: readonly Choice< number >[];
}

/** Asks once more before one or several are changed, and says what came of it. */
const ask = ( question: Question, onDone: ( sentence: string ) => void ) =>
	function Confirmation( {
		items,
		closeModal,
	}: RenderModalProps< Subscriber > ) {
		const {
			deed: action,
			text,
			button,
			isDestructive = false,
			lists,
		} = question;
		const [ list, setList ] = useState( lists?.[ 0 ]?.value ?? 0 );
		const [ isBusy, setBusy ] = useState( false );
		const [ fault, setFault ] = useState( '' );
		const act = async () => {
			setBusy( true );
			setFault( '' );
			try {
				const { done } = await carryOut(
					action,
					items.map( ( { id } ) => id ),
					list
				);
				closeModal?.();
				onDone(
					sprintf(
						/* translators: %s: a number. */
						_n(
							'Done for %s subscriber.',
							'Done for %s subscribers.',
							done,
							'marketday'
						),
						String( done )
					)
				);
			} catch ( reason ) {
				setFault(
					sentenceOf(
						reason,
						__( 'That didn’t work. Please try again.', 'marketday' )
					)
				);
				setBusy( false );
			}
		};
		return (
			<div className="marketday-subscribers__question">
				<p>{ text( items.length ) }</p>
				{ lists && (
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Choose a list', 'marketday' ) }
						value={ String( list ) }
						options={ lists.map( ( { value, label } ) => ( {
							value: String( value ),
							label,
						} ) ) }
						onChange={ ( value ) => setList( Number( value ) ) }
					/>
				) }
				{ fault && (
					<Notice status="error" isDismissible={ false }>
						{ fault }
					</Notice>
				) }
				<div className="marketday-subscribers__buttons">
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ closeModal }
					>
						{ __( 'Cancel', 'marketday' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isDestructive={ isDestructive }
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ act }
					>
						{ button }
					</Button>
				</div>
			</div>
		);
	};

const byCount = ( one: string, many: string ) => ( count: number ) =>
	count === 1 ? one : many.replace( '%s', String( count ) );

/** Actions on subscribers: on one, or on those that are ticked. */
export function subscriberActions(
	lists: readonly Choice< number >[],
	onDone: ( sentence: string ) => void
): Action< Subscriber >[] {
	return [
		{
			id: 'evidence',
			label: __( 'View consent', 'marketday' ),
			modalHeader: ( [ first ] ) => first?.email ?? '',
			modalSize: 'large',
			RenderModal: Evidence,
		},
		{
			id: 'join',
			label: __( 'Add to list', 'marketday' ),
			supportsBulk: true,
			RenderModal: ask(
				{
					deed: 'join',
					lists,
					text: byCount(
						__(
							'This adds the subscriber to a list.',
							'marketday'
						),
						/* translators: %s: a number. */
						__( 'This adds %s subscribers to a list.', 'marketday' )
					),
					button: __( 'Add', 'marketday' ),
				},
				onDone
			),
		},
		{
			id: 'unsubscribe',
			label: __( 'Unsubscribe', 'marketday' ),
			supportsBulk: true,
			isEligible: ( { status } ) => status !== 'unsubscribed',
			RenderModal: ask(
				{
					deed: 'unsubscribe',
					text: byCount(
						__(
							'We’ll stop emailing this subscriber. Only they can subscribe again.',
							'marketday'
						),
						/* translators: %s: a number. */
						__(
							'We’ll stop emailing %s subscribers. Only they can subscribe again.',
							'marketday'
						)
					),
					button: __( 'Unsubscribe', 'marketday' ),
				},
				onDone
			),
		},
		{
			id: 'delete',
			label: __( 'Delete permanently', 'marketday' ),
			supportsBulk: true,
			RenderModal: ask(
				{
					deed: 'delete',
					isDestructive: true,
					text: byCount(
						__(
							'This deletes everything stored about this subscriber, including their consent. It can’t be undone.',
							'marketday'
						),
						/* translators: %s: a number. */
						__(
							'This deletes everything stored about %s subscribers, including their consent. It can’t be undone.',
							'marketday'
						)
					),
					button: __( 'Delete permanently', 'marketday' ),
				},
				onDone
			),
		},
	];
}
