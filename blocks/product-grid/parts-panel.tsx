import { __ } from '@wordpress/i18n';

import { SwitchesPanel } from '../_shared/editor';
import type { PanelProps } from './grid-attributes';

const parts = [
	{ name: 'showPicture', label: __( 'Picture', 'marketday' ) },
	{ name: 'showBadge', label: __( 'Sale badge', 'marketday' ) },
	{ name: 'showTitle', label: __( 'Name', 'marketday' ) },
	{ name: 'showRating', label: __( 'Rating', 'marketday' ) },
	{ name: 'showPrice', label: __( 'Price', 'marketday' ) },
	{ name: 'showButton', label: __( 'Add-to-basket button', 'marketday' ) },
	{
		name: 'showDeal',
		label: __( 'Sale countdown', 'marketday' ),
	},
	{ name: 'showPagination', label: __( 'Pages', 'marketday' ) },
] as const;

/** Choice of what each card shows. */
export function PartsPanel( { attributes, setAttributes }: PanelProps ) {
	return (
		<SwitchesPanel
			switches={ parts }
			{ ...{ attributes, setAttributes } }
		/>
	);
}
