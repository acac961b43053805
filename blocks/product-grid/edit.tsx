import { InspectorControls } from '@wordpress/block-editor';

import { type EditProps, ServerPreview, useBlockId } from '../_shared/editor';
import { ChoicePlaceholder, needsChoice } from './choice-placeholder';
import { CarouselPanel } from './carousel-panel';
import type { GridAttributes } from './grid-attributes';
import { LayoutPanel } from './layout-panel';
import { PartsPanel } from './parts-panel';
import { QueryPanel } from './query-panel';
import { TabsPanel } from './tabs-panel';

export function Edit( props: EditProps< GridAttributes > ) {
	const { attributes, setAttributes, clientId } = props;
	useBlockId( clientId, attributes.blockId, setAttributes );
	return (
		<>
			<InspectorControls>
				<QueryPanel { ...props } />
				<LayoutPanel { ...props } />
				{ attributes.layout === 'carousel' && (
					<CarouselPanel { ...props } />
				) }
				<TabsPanel { ...props } />
				<PartsPanel { ...props } />
			</InspectorControls>
			{ needsChoice( attributes ) ? (
				<ChoicePlaceholder />
			) : (
				<ServerPreview
					block="marketday/product-grid"
					attributes={ attributes }
				/>
			) }
		</>
	);
}
