import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { loadProducts, searchProducts } from './catalogue-search';
import { IdPicker } from './id-picker';

interface ProductChoiceProps {
	icon: 'products' | 'plus-alt' | 'format-gallery';
	/** The block's title. */
	label: string;
	onChange: ( productId: number ) => void;
}

/** Asks for the product of a block on a page that has none of its own. */
export function ProductChoice( { icon, label, onChange }: ProductChoiceProps ) {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon={ icon }
				label={ label }
				instructions={ __(
					'This page has no product of its own. Choose one, or shoppers see nothing here.',
					'marketday'
				) }
			>
				<IdPicker
					label={ __( 'Product name or SKU', 'marketday' ) }
					ids={ [] }
					maximum={ 1 }
					search={ searchProducts }
					load={ loadProducts }
					onChange={ ( [ id = 0 ] ) => onChange( id ) }
				/>
			</Placeholder>
		</div>
	);
}
