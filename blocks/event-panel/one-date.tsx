import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { type EventData, moveStart } from './event-data';

/** A date of a series as the server tells it; `at` is what it is known by, `isMoved` whether it takes place at another time. */
export interface ShownDate {
	at: string;
	start: string;
	end: string;
	text: string;
	isCancelled: boolean;
	isMoved: boolean;
}

/** The differences of a date from the series; '' where there is none. */
export interface DateChange {
	start: string;
	end: string;
	status: string;
}

interface Props {
	event: EventData;
	date: ShownDate;
	/** True if there are dates before it. */
	canSplit: boolean;
	/** Null takes the date's change back. */
	change: ( to: DateChange | null ) => void;
}

/** One of the next dates: called off, moved, or the first of a series of its own. */
export function OneDate( { event, date, canSplit, change }: Props ) {
	const [ isMoving, setMoving ] = useState( false );
	const { isCancelled, isMoved, text } = date;
	return (
		<>
			{ isCancelled ? <s>{ text }</s> : text }{ ' ' }
			{ isMoved && <em>{ __( '(moved)', 'marketday' ) } </em> }
			<Button
				variant="link"
				onClick={ () =>
					change(
						isCancelled
							? null
							: { start: '', end: '', status: 'cancelled' }
					)
				}
			>
				{ isCancelled
					? __( 'Reinstate', 'marketday' )
					: __( 'Cancel this date', 'marketday' ) }
			</Button>{ ' ' }
			{ ! isCancelled && (
				<Button
					variant="link"
					aria-expanded={ isMoving }
					onClick={ () => setMoving( ! isMoving ) }
				>
					{ __( 'Move', 'marketday' ) }
				</Button>
			) }{ ' ' }
			{ canSplit && <SplitButton at={ date.at } /> }
			{ isMoving && (
				<OtherTime event={ event } date={ date } change={ change } />
			) }
		</>
	);
}

function OtherTime( { event, date, change }: Omit< Props, 'canSplit' > ) {
	const type = event.allDay ? 'date' : 'datetime-local';
	const fieldValue = ( time: string ) =>
		time.slice( 0, event.allDay ? 10 : 16 );
	const full = ( value: string ) =>
		event.allDay ? `${ value }T00:00` : value;
	const { start, end } = date;
	return (
		<>
			<TextControl
				label={ __( 'This date starts', 'marketday' ) }
				type={ type }
				value={ fieldValue( start ) }
				onChange={ ( value ) =>
					value &&
					change( {
						...moveStart( { ...event, start, end }, full( value ) ),
						status: '',
					} )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<TextControl
				label={ __( 'This date ends', 'marketday' ) }
				type={ type }
				min={ fieldValue( start ) }
				value={ fieldValue( end ) }
				onChange={ ( value ) =>
					value && change( { start, end: full( value ), status: '' } )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ date.isMoved && (
				<Button variant="link" onClick={ () => change( null ) }>
					{ __( 'Back to the series’ time', 'marketday' ) }
				</Button>
			) }
		</>
	);
}

interface EditorState {
	getCurrentPostId: () => number;
	isEditedPostDirty: () => boolean;
	isSavingPost: () => boolean;
}

/** The server splits what is saved, so nothing may wait to be. */
function SplitButton( { at }: { at: string } ) {
	const [ message, setMessage ] = useState( '' );
	const { id, isWaiting } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as EditorState;
		return {
			id: editor.getCurrentPostId(),
			isWaiting: editor.isEditedPostDirty() || editor.isSavingPost(),
		};
	}, [] );
	const split = () =>
		apiFetch< { edit: string } >( {
			path: '/marketday/v1/event-series',
			method: 'POST',
			data: { event: id, at },
		} ).then(
			( { edit } ) => window.location.assign( edit ),
			( error: { message?: string } ) =>
				setMessage(
					error.message ??
						__( 'The series couldn’t be split.', 'marketday' )
				)
		);
	return (
		<>
			<Button
				variant="link"
				disabled={ isWaiting }
				accessibleWhenDisabled
				description={
					isWaiting ? __( 'Save the event first.', 'marketday' ) : ''
				}
				onClick={ split }
			>
				{ __( 'Change this and later dates', 'marketday' ) }
			</Button>
			{ message && (
				<Notice status="warning" isDismissible={ false }>
					{ message }
				</Notice>
			) }
		</>
	);
}
