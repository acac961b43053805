import { __, sprintf } from '@marketday/kernel';
import { useEffect, useRef } from 'react';

import type { Removal } from './use-removal';

/**
 * Says which line went and offers it back. The keyboard comes here, because its button went with the line, and goes back there
 * with the line.
 */
export function UndoRemoval( {
	removed,
	restored,
	undo,
}: Omit< Removal, 'remove' > ) {
	const status = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( removed ) {
			button.current?.focus();
		}
	}, [ removed ] );
	useEffect( () => {
		const removers =
			status.current?.parentElement?.querySelectorAll< HTMLButtonElement >(
				'[name="remove"]'
			) ?? [];
		[ ...removers ].find( ( { value } ) => value === restored )?.focus();
	}, [ restored ] );

	return (
		<div className="marketday-basket__undo" role="status" ref={ status }>
			{ removed && (
				<p className="marketday-notice marketday-notice--info">
					{ `${ sprintf(
						/* translators: %s: product. */
						__( '%s has been removed.', 'marketday' ),
						removed.name
					) } ` }
					<button
						type="button"
						className="marketday-link"
						ref={ button }
						onClick={ undo }
					>
						{ __( 'Undo', 'marketday' ) }
					</button>
				</p>
			) }
		</div>
	);
}
