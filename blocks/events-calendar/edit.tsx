import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	EventCategories,
	ServerPreview,
} from '../_shared/editor';

interface Attributes extends Record< string, unknown > {
	view: 'grid' | 'list' | 'mini';
	details: 'modal' | 'inline' | 'page';
	showFilters: boolean;
	categories: number[];
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { view, details, showFilters } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Calendar', 'marketday' ) }>
					<SelectControl
						label={ __( 'View', 'marketday' ) }
						value={ view }
						options={ [
							{
								value: 'grid',
								label: __( 'Month, as a grid', 'marketday' ),
							},
							{
								value: 'list',
								label: __( 'Month, as a list', 'marketday' ),
							},
							{
								value: 'mini',
								label: __( 'Small month', 'marketday' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								view: value as Attributes[ 'view' ],
							} )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<SelectControl
						label={ __( 'Events open', 'marketday' ) }
						value={ details }
						options={ [
							{
								value: 'modal',
								label: __( 'over the page', 'marketday' ),
							},
							{
								value: 'inline',
								label: __( 'inline', 'marketday' ),
							},
							{
								value: 'page',
								label: __( 'on their own page', 'marketday' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								details: value as Attributes[ 'details' ],
							} )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<ToggleControl
						label={ __(
							'Let visitors filter events',
							'marketday'
						) }
						checked={ showFilters }
						onChange={ ( value ) =>
							setAttributes( { showFilters: value } )
						}
						__nextHasNoMarginBottom
					/>
					<EventCategories
						ids={ attributes.categories }
						onChange={ ( ids ) =>
							setAttributes( { categories: ids } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/events-calendar"
				attributes={ attributes }
			/>
		</>
	);
}
