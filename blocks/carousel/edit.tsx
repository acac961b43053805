import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	Ranges,
	type SlidesAttributes,
	SlidesEdit,
} from '../_shared/editor';

interface Attributes extends SlidesAttributes {
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
}

const template = [
	[ 'core/image', {} ],
	[ 'core/image', {} ],
	[ 'core/image', {} ],
] as const;

const ranges = [
	{
		name: 'columns',
		label: __( 'Side by side', 'marketday' ),
		minimum: 1,
		maximum: 8,
	},
	{
		name: 'columnsTablet',
		label: __( 'Side by side on tablets', 'marketday' ),
		minimum: 1,
		maximum: 6,
	},
	{
		name: 'columnsPhone',
		label: __( 'Side by side on phones', 'marketday' ),
		minimum: 1,
		maximum: 3,
	},
] as const;

export const Edit = ( {
	attributes,
	setAttributes,
}: EditProps< Attributes > ) => (
	<SlidesEdit
		className="marketday-slides--aside"
		template={ template }
		{ ...{ attributes, setAttributes } }
	>
		<Ranges ranges={ ranges } { ...{ attributes, setAttributes } } />
	</SlidesEdit>
);
