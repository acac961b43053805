import { type Removal, RemovedNotice } from '@marketday/kernel/lines';
import { useEffect, useRef } from 'react';

/** Notice of the line that went. The keyboard goes back with the line to where it was. */
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
			<RemovedNotice removed={ removed } undo={ undo } />
		</div>
	);
}
