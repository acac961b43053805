import { __, announce } from '@marketday/kernel';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';

import { CalendarProvider } from '../calendar-context';
import type { ListedEvent } from '../calendar-model';
import { EventRow } from '../event-row';
import { ZoneSwitch } from '../event-time';
import { useAlive } from '../use-alive';
import {
	askForMore,
	type MoreEvents,
	type UpcomingMarkup,
} from './upcoming-markup';

/** The button that asks for more; without scripts it leads to the calendar. */
function More( {
	more,
	isBusy,
	onAsk,
}: {
	more: MoreEvents;
	isBusy: boolean;
	onAsk: () => void;
} ) {
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onAsk();
	};
	return (
		<form
			className="marketday-upcoming-events__more"
			method="get"
			action={ more.action }
			onSubmit={ submit }
		>
			{ more.kept.map( ( [ name, value ] ) => (
				<input
					key={ name }
					type="hidden"
					name={ name }
					value={ value }
				/>
			) ) }
			<button
				className="marketday-button marketday-button--quiet"
				type="submit"
				value={ more.value }
				data-type={ more.type }
				data-value={ more.args }
				aria-busy={ isBusy || undefined }
			>
				{ more.label }
			</button>
		</form>
	);
}

/** Events that came after the first, and whether there are more. */
function useMore( props: UpcomingMarkup ) {
	const [ events, setEvents ] = useState< readonly ListedEvent[] >( [] );
	const [ more, setMore ] = useState( props.more );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );

	const ask = async ( isQuiet = false ) => {
		if ( ! more || isBusy ) {
			return;
		}
		setBusy( true );
		setFailure( '' );
		try {
			const response = await askForMore( more );
			setEvents( [ ...events, ...response.events ] );
			setMore(
				response.isMore ? { ...more, args: response.args } : null
			);
			if ( ! isQuiet ) {
				announce( response.says );
			}
		} catch {
			const message = __( 'Upcoming Events failed to load', 'marketday' );
			setFailure( message );
			if ( ! isQuiet ) {
				announce( message, 'assertive' );
			}
		} finally {
			setBusy( false );
		}
	};
	// All that a kept page lists may be over by now (`dropPast`): what comes next is asked for.
	const isOver = props.events?.length === 0;
	useEffect( () => {
		if ( isOver ) {
			void ask( true );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once.
	}, [] );
	return { events, more, isBusy, failure, ask: () => void ask() };
}

/** The next events, with a button for more of them. */
export function UpcomingEvents( props: UpcomingMarkup ) {
	const isAlive = useAlive();
	const list = useRef< HTMLUListElement >( null );
	const { events, more, isBusy, failure, ask } = useMore( props );
	const all = useMemo(
		() => [ ...( props.events ?? [] ), ...events ],
		[ props.events, events ]
	);
	const room = {
		isAlive,
		language: document.documentElement.lang,
		details: 'page' as const,
		go: () => {},
		open: () => {},
		load: () => Promise.reject( new Error() ),
	};

	// On from what was there: to the first of those that came, where a visitor has asked for them.
	const isAsked = useRef( false );
	const shown = useRef( all.length );
	useEffect( () => {
		if ( all.length > shown.current && isAsked.current ) {
			list.current?.children[ shown.current ]
				?.querySelector( 'a' )
				?.focus();
		}
		shown.current = all.length;
	}, [ all ] );

	return (
		<CalendarProvider value={ room }>
			{ props.events && (
				<ul className="marketday-upcoming-events__list" ref={ list }>
					{ all.map( ( event, index ) => (
						<EventRow
							key={ `${ index }-${ event.url }` }
							event={ event }
						/>
					) ) }
					{ failure && (
						<li className="marketday-upcoming-events__failure">
							{ failure }
						</li>
					) }
				</ul>
			) }
			<p className="marketday-upcoming-events__empty">{ props.empty }</p>
			{ more && (
				<More
					more={ more }
					isBusy={ isBusy }
					onAsk={ () => {
						isAsked.current = true;
						ask();
					} }
				/>
			) }
			<ZoneSwitch
				starts={ all.flatMap( ( { when } ) => when.time?.start ?? [] ) }
			/>
		</CalendarProvider>
	);
}
