import {
	BaseControl,
	CheckboxControl,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { IdPicker, termsOf } from '../_shared/editor';
import type { GridTabs, PanelProps } from './grid-attributes';

const groups = [
	{ value: 'top_sale', label: __( 'Best sellers', 'marketday' ) },
	{ value: 'popular', label: __( 'Popular', 'marketday' ) },
	{ value: 'on_sale', label: __( 'On sale', 'marketday' ) },
	{ value: 'most_rated', label: __( 'Most reviewed', 'marketday' ) },
	{ value: 'top_rated', label: __( 'Top rated', 'marketday' ) },
	{ value: 'featured', label: __( 'Featured', 'marketday' ) },
	{ value: 'arrival', label: __( 'New arrivals', 'marketday' ) },
];

const sources = {
	product_cat: {
		label: __( 'Categories with a tab', 'marketday' ),
		terms: termsOf( 'product_cat' ),
	},
	product_tag: {
		label: __( 'Tags with a tab', 'marketday' ),
		terms: termsOf( 'product_tag' ),
	},
};

/** Tabs above the listing. */
export function TabsPanel( { attributes, setAttributes }: PanelProps ) {
	const { tabs } = attributes;
	const change = ( changes: Partial< GridTabs > ) =>
		setAttributes( { tabs: { ...tabs, ...changes } } );
	return (
		<PanelBody title={ __( 'Tabs', 'marketday' ) } initialOpen={ false }>
			<SelectControl
				label={ __( 'Tabs for', 'marketday' ) }
				value={ tabs.taxonomy }
				options={ [
					{
						value: 'product_cat',
						label: __( 'Categories', 'marketday' ),
					},
					{ value: 'product_tag', label: __( 'Tags', 'marketday' ) },
				] }
				onChange={ ( taxonomy ) =>
					change( {
						taxonomy: taxonomy as GridTabs[ 'taxonomy' ],
						ids: [],
					} )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<IdPicker
				key={ tabs.taxonomy }
				label={ sources[ tabs.taxonomy ].label }
				ids={ tabs.ids }
				{ ...sources[ tabs.taxonomy ].terms }
				onChange={ ( ids ) => change( { ids } ) }
			/>
			<fieldset style={ { marginBlock: '16px' } }>
				<BaseControl.VisualLabel as="legend">
					{ __( 'Ready-made tabs', 'marketday' ) }
				</BaseControl.VisualLabel>
				{ groups.map( ( { value, label } ) => (
					<CheckboxControl
						key={ value }
						label={ label }
						checked={ tabs.groups.includes( value ) }
						onChange={ ( isOn ) =>
							change( {
								groups: groups
									.map( ( group ) => group.value )
									.filter( ( group ) =>
										group === value
											? isOn
											: tabs.groups.includes( group )
									),
							} )
						}
						__nextHasNoMarginBottom
					/>
				) ) }
			</fieldset>
			<TextControl
				label={ __( 'Name of the “All” tab', 'marketday' ) }
				value={ tabs.all }
				placeholder={ __( 'All', 'marketday' ) }
				onChange={ ( all ) => change( { all } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</PanelBody>
	);
}
