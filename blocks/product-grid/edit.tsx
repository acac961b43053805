import { InspectorControls } from '@wordpress/block-editor';

import { ServerPreview, useBlockId } from '../_shared/editor';
import { CarouselPanel } from './carousel-panel';
import type { PanelProps } from './grid-attributes';
import { LayoutPanel } from './layout-panel';
import { PartsPanel } from './parts-panel';
import { QueryPanel } from './query-panel';
import { TabsPanel } from './tabs-panel';

export function Edit( props: PanelProps & { clientId: string } ) {
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
			<ServerPreview
				block="marketday/product-grid"
				attributes={ attributes }
			/>
		</>
	);
}
