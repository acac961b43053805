import { InspectorControls } from '@wordpress/block-editor';

import { ServerPreview } from '../_shared/editor';
import type { PanelProps } from './grid-attributes';
import { LayoutPanel } from './layout-panel';
import { PartsPanel } from './parts-panel';
import { QueryPanel } from './query-panel';

export function Edit( props: PanelProps ) {
	return (
		<>
			<InspectorControls>
				<QueryPanel { ...props } />
				<LayoutPanel { ...props } />
				<PartsPanel { ...props } />
			</InspectorControls>
			<ServerPreview
				block="marketday/product-grid"
				attributes={ props.attributes }
			/>
		</>
	);
}
