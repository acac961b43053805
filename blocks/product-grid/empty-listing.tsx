import apiFetch from '@wordpress/api-fetch';
import { ExternalLink, Placeholder } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Advice for a listing that has no product: on the choice, or on a shop that has none yet. */
export function EmptyListing() {
	const [ isShopEmpty, setShopEmpty ] = useState( false );
	useEffect( () => {
		apiFetch< unknown[] >( {
			path: '/wc/store/v1/products?per_page=1',
		} ).then(
			( products ) => setShopEmpty( products.length === 0 ),
			() => {}
		);
	}, [] );
	return (
		<Placeholder
			icon="grid-view"
			label={ __( 'Product grid', 'marketday' ) }
			instructions={
				isShopEmpty
					? __( 'No products in the shop yet.', 'marketday' )
					: __(
							'Nothing matches right now. Choose other products in the block’s settings under “Products”.',
							'marketday'
					  )
			}
		>
			{ isShopEmpty && (
				<>
					<ExternalLink href="post-new.php?post_type=product">
						{ __( 'Add a product', 'marketday' ) }
					</ExternalLink>
					<ExternalLink href="admin.php?page=marketday-import">
						{ __( 'Import products', 'marketday' ) }
					</ExternalLink>
				</>
			) }
		</Placeholder>
	);
}
