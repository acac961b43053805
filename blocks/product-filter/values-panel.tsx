import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { type EditProps, Ranges, Switches } from '../_shared/editor';
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

type ValuesPanelProps = Omit< EditProps< Attributes >, 'clientId' >;

const limit = {
	name: 'limit',
	label: __( 'Values before “Show more”', 'marketday' ),
	minimum: 1,
	maximum: 100,
} as const;

const openSections = {
	name: 'openSections',
	label: __( 'Sections open at first', 'marketday' ),
	minimum: 0,
	maximum: 40,
} as const;

const switches = [
	{
		name: 'showCounts',
		label: __( 'Show the number of products for each value', 'marketday' ),
	},
	{
		name: 'showChips',
		label: __( 'Show active filters above the sections', 'marketday' ),
	},
] as const;

/** Settings of how the values of each section are shown. */
export function ValuesPanel( props: ValuesPanelProps ) {
	const { attributes, setAttributes } = props;
	return (
		<PanelBody title={ __( 'Values', 'marketday' ) }>
			<Ranges ranges={ [ limit ] } { ...props } />
			<SelectControl
				label={ __( 'Values without products', 'marketday' ) }
				value={ attributes.emptyValues }
				options={ [
					{
						value: 'hide',
						label: __( 'are hidden', 'marketday' ),
					},
					{
						value: 'disable',
						label: __( 'are disabled', 'marketday' ),
					},
				] }
				onChange={ ( emptyValues ) => setAttributes( { emptyValues } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<Switches switches={ switches } { ...props } />
			<Ranges ranges={ [ openSections ] } { ...props } />
		</PanelBody>
	);
}
