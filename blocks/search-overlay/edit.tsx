import { __ } from '@wordpress/i18n';

import { type EditProps, PanelEdit } from '../_shared/editor';

type Attributes = { label: string; showLabel: boolean };

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<PanelEdit
			{ ...attributes }
			name={ __( 'Search', 'marketday' ) }
			onChange={ setAttributes }
			template={ [
				[ 'marketday/product-search', { showSearchCategory: false } ],
			] }
		/>
	);
}
