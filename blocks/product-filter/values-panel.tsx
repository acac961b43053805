import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { Section } from './sections-panel';

/** The attributes of block.json. */
export interface Attributes extends Record< string, unknown > {
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

interface ValuesPanelProps {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
}

/** How the values of each section are shown. */
export function ValuesPanel( { attributes, setAttributes }: ValuesPanelProps ) {
	return (
		<PanelBody title={ __( 'Values', 'marketday' ) }>
			<RangeControl
				label={ __( 'Values before “Show more”', 'marketday' ) }
				value={ attributes.limit }
				min={ 1 }
				max={ 100 }
				onChange={ ( limit = 10 ) => setAttributes( { limit } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<SelectControl
				label={ __( 'Values that lead to no product', 'marketday' ) }
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
				onChange={ ( emptyValues ) => setAttributes( { emptyValues } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<ToggleControl
				label={ __(
					'Show how many products a value has',
					'marketday'
				) }
				checked={ attributes.showCounts }
				onChange={ ( showCounts ) => setAttributes( { showCounts } ) }
				__nextHasNoMarginBottom
			/>
			<ToggleControl
				label={ __(
					'Show what is chosen above the sections',
					'marketday'
				) }
				checked={ attributes.showChips }
				onChange={ ( showChips ) => setAttributes( { showChips } ) }
				__nextHasNoMarginBottom
			/>
			<RangeControl
				label={ __( 'Sections that are open at first', 'marketday' ) }
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
	);
}
