import { useEffect, useRef } from 'react';

export interface UndoNoticeProps {
	/** Text on what was done. */
	text: string;
	/** e.g. 'Undo'. */
	label: string;
	/** Nothing is offered without it. */
	onUndo: ( () => void ) | undefined;
}

/** Says what was done and offers to take it back. The keyboard comes here, because its button went with what was done. */
export function UndoNotice( { text, label, onUndo }: UndoNoticeProps ) {
	const notice = useRef< HTMLParagraphElement >( null );
	useEffect( () => {
		const { current } = notice;
		( current?.querySelector( 'button' ) ?? current )?.focus();
	}, [] );
	return (
		<p
			className="marketday-notice marketday-notice--info"
			ref={ notice }
			tabIndex={ -1 }
		>
			{ `${ text } ` }
			{ onUndo && (
				<button
					type="button"
					className="marketday-link"
					onClick={ onUndo }
				>
					{ label }
				</button>
			) }
		</p>
	);
}
