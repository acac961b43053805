import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	CompanionPreview,
	type EditProps,
	QueryIdControl,
	useBlockId,
} from '../_shared/editor';
import { type Section, SectionsPanel } from './sections-panel';
import { type Attributes, ValuesPanel } from './values-panel';

/** The sections that php/Catalogue/ProductFilter has where none are saved. */
const DEFAULT_SECTIONS: readonly Section[] = [
	'search',
	'category',
	'price',
	'attributes',
	'rating',
	'sale',
	'status',
].map( ( kind ) => ( { kind } ) );

export function Edit( {
	clientId,
	attributes,
	setAttributes,
	context,
}: EditProps< Attributes > ) {
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
				<ValuesPanel
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
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
					<QueryIdControl
						help={ __(
							'Which listing to filter, if the page has several: give both the same name. Leave blank on a page with one.',
							'marketday'
						) }
						queryId={ attributes.queryId }
						setAttributes={ setAttributes }
					/>
				</PanelBody>
			</InspectorControls>
			<CompanionPreview
				block="marketday/product-filter"
				label={ __( 'Product filter', 'marketday' ) }
				{ ...{ clientId, attributes, context } }
			/>
		</>
	);
}
