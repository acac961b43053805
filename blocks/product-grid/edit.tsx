import { InspectorControls } from '@wordpress/block-editor';

import {
	type EditProps,
	ServerPreview,
	useBlockId,
	useLacksProduct,
} from '../_shared/editor';
import {
	ChoicePlaceholder,
	needsChoice,
	needsProduct,
	ProductlessPlaceholder,
} from './choice-placeholder';
import { CarouselPanel } from './carousel-panel';
import { EmptyListing } from './empty-listing';
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
			<Preview { ...props } />
		</>
	);
}

const empty = <EmptyListing />;

/** A preview of what the page will show, or a note on what is missing. */
function Preview( props: EditProps< GridAttributes > ) {
	const { attributes, context } = props;
	const lacksProduct = useLacksProduct( context );
	if ( needsChoice( attributes ) ) {
		return <ChoicePlaceholder { ...props } />;
	}
	if ( lacksProduct && needsProduct( attributes ) ) {
		return <ProductlessPlaceholder { ...props } />;
	}
	return (
		<ServerPreview
			block="marketday/product-grid"
			{ ...{ attributes, empty } }
		/>
	);
}
