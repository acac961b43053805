import { classes, drawn } from '@marketday/ui';
import { useEffect, useRef, useState } from 'react';

import { type Wait, wait } from './pausable';

/** Milliseconds of docs/PROTOCOL.md#sales-notification. */
const FADE = 400;

export interface SalesNotesProps {
	/** Label of the place and its button. */
	label: string;
	closeLabel: string;
	/** The classes of the place. */
	className: string;
	/** Milliseconds between two notes, and of each. */
	gap: number;
	stay: number;
	/** Marked up and escaped by the shop's own server; none in the page as it comes. */
	notes: readonly string[];
	onClose: () => void;
}

interface Step {
	readonly index: number;
	readonly phase: 'shown' | 'leaving' | 'away';
}

function after( { index, phase }: Step ): Step {
	if ( phase === 'away' ) {
		return { index: index + 1, phase: 'shown' };
	}
	return { index, phase: phase === 'shown' ? 'leaving' : 'away' };
}

/** Goes from note to note, and stands still while it is held. */
function useTurns( { gap, stay, notes }: SalesNotesProps, isClosed: boolean ) {
	const [ step, setStep ] = useState< Step >( { index: -1, phase: 'away' } );
	const current = useRef< Wait | null >( null );
	const isHeld = useRef( false );

	useEffect( () => {
		if ( isClosed || notes.length === 0 ) {
			return;
		}
		if ( step.index < 0 ) {
			setStep( after( step ) );
			return;
		}
		const time = { shown: stay, leaving: FADE, away: gap - FADE }[
			step.phase
		];
		const own = wait( time, () => setStep( after( step ) ) );
		current.current = own;
		if ( isHeld.current ) {
			own.pause();
		}
		return own.stop;
	}, [ step, stay, gap, notes, isClosed ] );

	return {
		step,
		hold: () => {
			isHeld.current = true;
			current.current?.pause();
			// What is fading when it is reached for is there again.
			if ( step.phase === 'leaving' ) {
				setStep( { ...step, phase: 'shown' } );
			}
		},
		release: () => {
			isHeld.current = false;
			current.current?.resume();
		},
	};
}

/**
 * Notes on what others have bought, one after the other. Who points at one, or has the focus in it, reads it for as long as that takes. They
 * speak to nobody by themselves: a screen reader finds them at the end of the page, or passes them by.
 */
export function SalesNotes( props: SalesNotesProps ) {
	const { label, closeLabel, className, notes, onClose } = props;
	const [ isClosed, setClosed ] = useState( false );
	const { step, hold, release } = useTurns( props, isClosed );
	const place = useRef< HTMLElement >( null );
	const html = step.index < 0 ? '' : notes[ step.index % notes.length ] ?? '';
	const leave = () => {
		if ( ! place.current?.matches( ':hover, :focus-within' ) ) {
			release();
		}
	};

	return isClosed ? null : (
		<aside
			ref={ place }
			className={ classes(
				className,
				step.phase === 'leaving' && 'is-leaving'
			) }
			aria-label={ label }
			hidden={ step.phase === 'away' }
			onPointerEnter={ hold }
			onFocus={ hold }
			onPointerLeave={ leave }
			onBlur={ () => queueMicrotask( leave ) }
		>
			<div className="marketday-sales-note" { ...drawn( { html } ) } />
			<button
				type="button"
				className="marketday-sales-notification__close wopb-notification-close"
				aria-label={ closeLabel }
				onClick={ () => {
					setClosed( true );
					onClose();
				} }
			>
				<span aria-hidden="true">×</span>
			</button>
		</aside>
	);
}
