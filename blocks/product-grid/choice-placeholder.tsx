import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { GridAttributes, GridKind } from './grid-attributes';

const CHOSEN_KINDS: GridKind[] = [
	'category',
	'tag',
	'attribute',
	'handPicked',
];

/** Whether it is not said yet which products they are. */
export const needsChoice = ( { inherit, query }: GridAttributes ) =>
	! inherit && CHOSEN_KINDS.includes( query.kind ) && query.ids.length === 0;

/** Says what is still to do, where the page will show no product. */
export function ChoicePlaceholder() {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon="grid-view"
				label={ __( 'Product grid', 'marketday' ) }
				instructions={ __(
					'Choose which products it shows, in the settings of the block under “Products”.',
					'marketday'
				) }
			/>
		</div>
	);
}
