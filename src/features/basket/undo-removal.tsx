import { __, sprintf } from '@marketday/kernel';
import type { Removal } from '@marketday/kernel/lines';
import { UndoNotice } from '@marketday/ui';
import { useEffect, useRef } from 'react';

/** Says which line went and offers it back. The keyboard goes back with the line to where it was. */
export function UndoRemoval( {
	removed,
	restored,
	undo,
}: Omit< Removal, 'remove' > ) {
	const status = useRef< HTMLDivElement >( null );
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
				<UndoNotice
					key={ removed.key }
					text={ sprintf(
						/* translators: %s: product. */
						__( '%s removed.', 'marketday' ),
						removed.name
					) }
					label={ __( 'Undo', 'marketday' ) }
					onUndo={ undo }
				/>
			) }
		</div>
	);
}
