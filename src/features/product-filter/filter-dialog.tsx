import { __ } from '@marketday/kernel';
import { Dialog } from '@marketday/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FilterDialogProps {
	title: string;
	/** The last of the filter's parts; no other place of the page has its fields. */
	panel: RefObject< HTMLElement >;
	onClose: () => void;
}

/** The panel itself is here while this is shown: nothing in it is drawn anew, and nothing of it lost. */
function PlaceOf( { panel }: Pick< FilterDialogProps, 'panel' > ) {
	const place = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const element = panel.current;
		const home = element?.parentElement;
		if ( ! element || ! home ) {
			return undefined;
		}
		place.current?.append( element );
		return () => home.append( element );
	}, [ panel ] );
	return <div ref={ place } />;
}

/** Dialog of small screens with the one form of the filter. */
export function FilterDialog( { title, panel, onClose }: FilterDialogProps ) {
	return (
		<Dialog
			isOpen
			onClose={ onClose }
			title={ title }
			closeLabel={ __( 'Close', 'marketday' ) }
			variant="drawer"
			className="marketday-product-filter__dialog"
		>
			<PlaceOf panel={ panel } />
		</Dialog>
	);
}
