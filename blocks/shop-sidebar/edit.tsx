import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { EditProps } from '../_shared/editor';

export function Edit( {
	attributes,
	setAttributes,
}: EditProps< { title: string } > ) {
	const { children, ...innerBlocks } = useInnerBlocksProps(
		{ className: 'marketday-shop-sidebar__content' },
		{ template: [ [ 'marketday/product-filter', {} ] ] }
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Shop sidebar', 'marketday' ) }>
					<TextControl
						label={ __( 'Button label', 'marketday' ) }
						help={ __(
							'If blank, it says “Hide filters” or “Show filters”.',
							'marketday'
						) }
						value={ attributes.title }
						onChange={ ( title ) => setAttributes( { title } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<div
				{ ...useBlockProps( { className: 'marketday-shop-sidebar' } ) }
			>
				<button
					type="button"
					tabIndex={ -1 }
					className="marketday-link marketday-shop-sidebar__toggle"
				>
					{ attributes.title || __( 'Hide filters', 'marketday' ) }
				</button>
				<div { ...innerBlocks }>{ children }</div>
			</div>
		</>
	);
}
