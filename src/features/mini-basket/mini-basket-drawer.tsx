import { __ } from '@marketday/kernel';
import { Dialog } from '@marketday/ui';

import {
	MiniBasketContents,
	type MiniBasketContentsProps,
} from './mini-basket-contents';

export interface DrawerProps extends MiniBasketContentsProps {
	isOpen: boolean;
	onClose: () => void;
}

/** The basket beside the page, as a dialog; loaded on the first sign that it will be opened. */
export function MiniBasketDrawer( {
	isOpen,
	onClose,
	basketUrl,
	checkoutUrl,
	shopUrl,
	slots = {},
}: DrawerProps ) {
	return (
		<Dialog
			isOpen={ isOpen }
			onClose={ onClose }
			title={ __( 'Your basket', 'marketday' ) }
			closeLabel={ __( 'Close', 'marketday' ) }
			variant="drawer"
		>
			<MiniBasketContents
				{ ...{ basketUrl, checkoutUrl, shopUrl, slots } }
			/>
		</Dialog>
	);
}
