import { useBlockProps } from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { GridAttributes, GridKind, PanelProps } from './grid-attributes';
import { QueryPicker } from './query-picker';

const CHOSEN_KINDS: GridKind[] = [
	'category',
	'tag',
	'attribute',
	'handPicked',
];

/** Kinds of listings that are about the product of the page. */
const PRODUCT_KINDS: GridKind[] = [ 'related', 'upSells' ];

/** Tells whether it is not said yet which products they are. */
export const needsChoice = ( { inherit, query }: GridAttributes ) =>
	! inherit && CHOSEN_KINDS.includes( query.kind ) && query.ids.length === 0;

export const needsProduct = ( { inherit, query }: GridAttributes ) =>
	! inherit && PRODUCT_KINDS.includes( query.kind );

/** Asks for what is still to choose, where the page will show no product. */
export function ChoicePlaceholder( props: PanelProps ) {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon="grid-view"
				label={ __( 'Product grid', 'marketday' ) }
				instructions={ __(
					'Choose which products to show. Until then, shoppers see nothing here.',
					'marketday'
				) }
			>
				<QueryPicker { ...props } />
			</Placeholder>
		</div>
	);
}

const ways: ReadonlyArray< { kind: GridKind; label: string } > = [
	{ kind: 'bestSelling', label: __( 'Show best sellers', 'marketday' ) },
	{ kind: 'handPicked', label: __( 'Pick products', 'marketday' ) },
];

/** Says why a page without a product will show none, and offers others. */
export function ProductlessPlaceholder( { setAttributes }: PanelProps ) {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon="grid-view"
				label={ __( 'Product grid', 'marketday' ) }
				instructions={ __(
					'These depend on a page’s product, and this page has none, so shoppers see nothing here. Use it on a product page or in its template.',
					'marketday'
				) }
			>
				{ ways.map( ( { kind, label } ) => (
					<Button
						key={ kind }
						variant="secondary"
						onClick={ () =>
							setAttributes( { query: { kind, ids: [] } } )
						}
					>
						{ label }
					</Button>
				) ) }
			</Placeholder>
		</div>
	);
}
