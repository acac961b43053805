import { isPlainClick } from '@marketday/behaviour';
import type { MouseEvent, ReactNode } from 'react';

import { useCalendarRoom } from './calendar-context';

interface EventLinkProps {
	event: { readonly url: string; readonly title: string };
	className?: string | undefined;
	style?: object | undefined;
	tabIndex?: number | undefined;
	/** State of what it opens below itself. */
	isExpanded?: boolean | undefined;
	/** Runs instead of showing it over the page. */
	onOpen?: ( () => void ) | undefined;
	children: ReactNode;
}

/** The way to an event: its own page, or where the calendar shows it. */
export function EventLink( {
	event,
	isExpanded,
	onOpen,
	children,
	...attributes
}: EventLinkProps ) {
	const { details, open } = useCalendarRoom();
	const follow = ( click: MouseEvent ) => {
		if ( details !== 'page' && isPlainClick( click ) ) {
			click.preventDefault();
			( onOpen ?? ( () => open( event ) ) )();
		}
	};
	return (
		<a
			{ ...attributes }
			data-calendar-event=""
			href={ event.url }
			aria-expanded={ isExpanded }
			onClick={ follow }
		>
			{ children }
		</a>
	);
}
