import { __, type BasketLine, sprintf } from '@marketday/kernel';
import { useEffect, useRef } from 'react';

import type { Removal } from './use-removal';

/** Says which line went and offers it back. The keyboard comes here, because its button went with the line. */
export function RemovedNotice( {
	removed,
	undo,
}: Pick< Removal, 'removed' | 'undo' > ) {
	return (
		removed && <Notice key={ removed.key } line={ removed } undo={ undo } />
	);
}

function Notice( {
	line,
	undo,
}: Pick< Removal, 'undo' > & { line: BasketLine } ) {
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
			{ `${ sprintf(
				/* translators: %s: product. */
				__( '%s removed.', 'marketday' ),
				line.name
			) } ` }
			{ undo && (
				<button
					type="button"
					className="marketday-link"
					onClick={ undo }
				>
					{ __( 'Undo', 'marketday' ) }
				</button>
			) }
		</p>
	);
}
