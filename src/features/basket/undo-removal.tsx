import { __, sprintf } from '@marketday/kernel';
import { useEffect, useRef } from 'react';

import type { Removal } from './use-removal';

/** Says which line went and offers it back. The keyboard comes here, because its button went with the line. */
export function UndoRemoval( { removed, undo }: Omit< Removal, 'remove' > ) {
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( removed ) {
			button.current?.focus();
		}
	}, [ removed ] );

	return (
		<div className="marketday-basket__undo" role="status">
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
