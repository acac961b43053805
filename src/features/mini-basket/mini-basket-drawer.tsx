import { __ } from '@marketday/kernel';
import { Dialog } from '@marketday/ui';

import {
	MiniBasketContents,
	type MiniBasketContentsProps,
} from './mini-basket-contents';

export interface DrawerProps extends MiniBasketContentsProps {
	isOpen: boolean;
	onClose: () => void;
	/** Address of the drawer's style sheet, where the page does not have it: it comes with the drawer. */
	stylesUrl?: string;
}

/** The basket beside the page, as a dialog; loaded on the first sign that it will be opened. */
export function MiniBasketDrawer( {
	isOpen,
	onClose,
	stylesUrl,
	className: _,
	...contents
}: DrawerProps ) {
	return (
		<>
			{ stylesUrl && <link rel="stylesheet" href={ stylesUrl } /> }
			<Dialog
				isOpen={ isOpen }
				onClose={ onClose }
				title={ __( 'Your basket', 'marketday' ) }
				closeLabel={ __( 'Close', 'marketday' ) }
				variant="drawer"
			>
				<MiniBasketContents { ...contents } />
			</Dialog>
		</>
	);
}
