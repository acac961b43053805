import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { loadProducts, searchProducts } from './catalogue-search';
import { IdPicker } from './id-picker';

interface ProductPanelProps {
	productId: number;
	onChange: ( productId: number ) => void;
}

/** Choice of the product that a block shows; none is the product of the page. */
export function ProductPanel( { productId, onChange }: ProductPanelProps ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Product', 'marketday' ) }>
				<IdPicker
					label={ __( 'Product name or SKU', 'marketday' ) }
					help={ __(
						'Leave blank to show the page’s product.',
						'marketday'
					) }
					ids={ productId > 0 ? [ productId ] : [] }
					maximum={ 1 }
					search={ searchProducts }
					load={ loadProducts }
					onChange={ ( [ id = 0 ] ) => onChange( id ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
