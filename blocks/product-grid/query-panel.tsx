import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { QueryIdControl, Switches } from '../_shared/editor';
import type { GridKind, PanelProps } from './grid-attributes';
import { kinds, ORDERED_BY_KIND, orders } from './query-choices';
import { QueryPicker } from './query-picker';

const inheriting = {
	name: 'inherit',
	label: __( 'Use the page’s own products', 'marketday' ),
	help: __( 'In shop, category and search templates.', 'marketday' ),
} as const;

const switches = [
	{
		name: 'hideOutOfStock',
		label: __( 'Hide out-of-stock products', 'marketday' ),
	},
	{
		name: 'followsFilter',
		label: __( 'Follow the page’s filter', 'marketday' ),
	},
] as const;

/** Choice of the products that the listing shows. */
export function QueryPanel( { attributes, setAttributes }: PanelProps ) {
	const { query, order, inherit } = attributes;
	return (
		<PanelBody title={ __( 'Products', 'marketday' ) }>
			<Switches
				switches={ [ inheriting ] }
				{ ...{ attributes, setAttributes } }
			/>
			{ ! inherit && (
				<SelectControl
					label={ __( 'Show', 'marketday' ) }
					value={ query.kind }
					options={ kinds }
					onChange={ ( kind ) =>
						setAttributes( {
							query: { kind: kind as GridKind, ids: [] },
						} )
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			{ ! inherit && (
				<QueryPicker { ...{ attributes, setAttributes } } />
			) }
			{ ! inherit && ! ORDERED_BY_KIND.includes( query.kind ) && (
				<SelectControl
					label={ __( 'Order', 'marketday' ) }
					value={ order }
					options={ orders }
					onChange={ ( value ) => setAttributes( { order: value } ) }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
			<Switches
				switches={ switches }
				{ ...{ attributes, setAttributes } }
			/>
			{ attributes.followsFilter && (
				<QueryIdControl
					help={ __(
						'Only if a page has several listings: filters, counts and sorting with the same name belong to this one. Listings with the same name are filtered together.',
						'marketday'
					) }
					queryId={ attributes.queryId }
					setAttributes={ setAttributes }
				/>
			) }
			<TextControl
				label={ __( 'Heading', 'marketday' ) }
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</PanelBody>
	);
}
