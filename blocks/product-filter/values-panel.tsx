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
	label: __( 'Sections that are open at first', 'marketday' ),
	minimum: 0,
	maximum: 40,
} as const;

const switches = [
	{
		name: 'showCounts',
		label: __( 'Show how many products a value has', 'marketday' ),
	},
	{
		name: 'showChips',
		label: __( 'Show what is chosen above the sections', 'marketday' ),
	},
] as const;

/** How the values of each section are shown. */
export function ValuesPanel( props: ValuesPanelProps ) {
	const { attributes, setAttributes } = props;
	return (
		<PanelBody title={ __( 'Values', 'marketday' ) }>
			<Ranges ranges={ [ limit ] } { ...props } />
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
			<Switches switches={ switches } { ...props } />
			<Ranges ranges={ [ openSections ] } { ...props } />
		</PanelBody>
	);
}
