import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { Ranges } from '../_shared/editor';
import type { PanelProps } from './grid-attributes';

const layouts = [
	{ value: 'grid', label: __( 'Grid', 'marketday' ) },
	{ value: 'carousel', label: __( 'Carousel', 'marketday' ) },
] as const;

const pagings = [
	{ value: 'numbers', label: __( 'Page numbers', 'marketday' ) },
	{ value: 'prevNext', label: __( 'Previous and next', 'marketday' ) },
	{ value: 'loadMore', label: __( 'Load more', 'marketday' ) },
] as const;

const ranges = [
	{
		name: 'columns',
		label: __( 'Columns', 'marketday' ),
		minimum: 1,
		maximum: 8,
	},
	{
		name: 'columnsTablet',
		label: __( 'Columns on tablets', 'marketday' ),
		minimum: 1,
		maximum: 6,
	},
	{
		name: 'columnsPhone',
		label: __( 'Columns on phones', 'marketday' ),
		minimum: 1,
		maximum: 3,
	},
	{
		name: 'perPage',
		label: __( 'Products per page', 'marketday' ),
		minimum: 1,
		maximum: 100,
	},
	{
		name: 'headingLevel',
		label: __( 'Heading level for names', 'marketday' ),
		minimum: 2,
		maximum: 6,
	},
] as const;

/** Settings of how the products are laid out, and by which pages. */
export function LayoutPanel( { attributes, setAttributes }: PanelProps ) {
	return (
		<PanelBody title={ __( 'Layout', 'marketday' ) }>
			<SelectControl
				label={ __( 'Layout', 'marketday' ) }
				value={ attributes.layout }
				options={ [ ...layouts ] }
				onChange={ ( layout ) => setAttributes( { layout } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ attributes.layout === 'grid' && attributes.showPagination && (
				<SelectControl
					label={ __( 'Pages', 'marketday' ) }
					value={ attributes.paginationKind }
					options={ [ ...pagings ] }
					onChange={ ( paginationKind ) =>
						setAttributes( { paginationKind } )
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			<Ranges ranges={ ranges } { ...{ attributes, setAttributes } } />
		</PanelBody>
	);
}
