import { useEffect, useRef } from 'react';

export interface UndoNoticeProps {
	/** What was done. */
	text: string;
	/** e.g. 'Undo'. */
	label: string;
	onUndo: () => void;
}

/** Says what was done and offers to take it back. The keyboard comes here, because its button went with what was done. */
export function UndoNotice( { text, label, onUndo }: UndoNoticeProps ) {
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => button.current?.focus(), [] );
	return (
		<p className="marketday-notice marketday-notice--info">
			{ `${ text } ` }
			<button
				type="button"
				className="marketday-link"
				ref={ button }
				onClick={ onUndo }
			>
				{ label }
			</button>
		</p>
	);
}
