import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ServerPreview, useBlockId } from '../_shared/editor';
import { type Section, SectionsPanel } from './sections-panel';

/** As php/ProductFilter has them where none are saved. */
const DEFAULT_SECTIONS: readonly Section[] = [
	'search',
	'category',
	'price',
	'attributes',
	'rating',
	'sale',
	'status',
].map( ( kind ) => ( { kind } ) );

interface Attributes extends Record< string, unknown > {
	blockId: string;
	queryId: string;
	title: string;
	sections: Section[];
	limit: number;
	emptyValues: 'hide' | 'disable';
	showCounts: boolean;
	showChips: boolean;
	openSections: number;
}

interface EditProps {
	clientId: string;
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}

export function Edit( { clientId, attributes, setAttributes }: EditProps ) {
	useBlockId( clientId, attributes.blockId, setAttributes );
	return (
		<>
			<InspectorControls>
				<SectionsPanel
					sections={
						attributes.sections.length > 0
							? attributes.sections
							: DEFAULT_SECTIONS
					}
					onChange={ ( sections ) => setAttributes( { sections } ) }
				/>
				<PanelBody title={ __( 'Values', 'marketday' ) }>
					<RangeControl
						label={ __( 'Values before “Show more”', 'marketday' ) }
						value={ attributes.limit }
						min={ 1 }
						max={ 100 }
						onChange={ ( limit = 10 ) =>
							setAttributes( { limit } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<SelectControl
						label={ __(
							'Values that lead to no product',
							'marketday'
						) }
						value={ attributes.emptyValues }
						options={ [
							{
								value: 'hide',
								label: __( 'are not shown', 'marketday' ),
							},
							{
								value: 'disable',
								label: __( 'cannot be chosen', 'marketday' ),
							},
						] }
						onChange={ ( emptyValues ) =>
							setAttributes( { emptyValues } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<ToggleControl
						label={ __(
							'Show how many products a value has',
							'marketday'
						) }
						checked={ attributes.showCounts }
						onChange={ ( showCounts ) =>
							setAttributes( { showCounts } )
						}
						__nextHasNoMarginBottom
					/>
					<ToggleControl
						label={ __(
							'Show what is chosen above the sections',
							'marketday'
						) }
						checked={ attributes.showChips }
						onChange={ ( showChips ) =>
							setAttributes( { showChips } )
						}
						__nextHasNoMarginBottom
					/>
					<RangeControl
						label={ __(
							'Sections that are open at first',
							'marketday'
						) }
						value={ attributes.openSections }
						min={ 0 }
						max={ 20 }
						onChange={ ( openSections = 4 ) =>
							setAttributes( { openSections } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
				<PanelBody
					title={ __( 'Filter', 'marketday' ) }
					initialOpen={ false }
				>
					<TextControl
						label={ __( 'Title', 'marketday' ) }
						value={ attributes.title }
						placeholder={ __( 'Filter', 'marketday' ) }
						onChange={ ( title ) => setAttributes( { title } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<TextControl
						label={ __( 'Query id', 'marketday' ) }
						help={ __(
							'Listings and filters with the same id belong together. Leave it empty on a page with one listing.',
							'marketday'
						) }
						value={ attributes.queryId }
						onChange={ ( queryId ) => setAttributes( { queryId } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block="marketday/product-filter"
				attributes={ attributes }
			/>
		</>
	);
}
