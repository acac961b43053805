import { isPlainClick } from '@marketday/behaviour';
import type { MouseEvent, ReactNode } from 'react';

import { useCalendarRoom } from './calendar-context';
import type { Way } from './calendar-model';

interface WayLinkProps {
	way: Way;
	className?: string | undefined;
	tabIndex?: number | undefined;
	/** Content instead of its label. */
	children?: ReactNode;
}

export function WayLink( {
	way,
	className,
	tabIndex,
	children,
}: WayLinkProps ) {
	const { go, intend } = useCalendarRoom();
	const shared = {
		className,
		tabIndex,
		'data-calendar-way': way.key,
		'aria-current': way.isCurrent ? ( 'true' as const ) : undefined,
		onPointerOver: () => intend?.( way ),
		onFocus: () => intend?.( way ),
	};
	if ( way.url === undefined ) {
		return (
			<button
				type="button"
				{ ...shared }
				className={ className ?? 'marketday-link' }
				onClick={ () => go( way ) }
			>
				{ children ?? way.label }
			</button>
		);
	}
	const follow = ( event: MouseEvent ) => {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			go( way );
		}
	};
	return (
		<a { ...shared } rel="nofollow" href={ way.url } onClick={ follow }>
			{ children ?? way.label }
		</a>
	);
}
