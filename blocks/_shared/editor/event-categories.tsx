import { __ } from '@wordpress/i18n';

import { termsOf } from './catalogue-search';
import { IdPicker } from './id-picker';

const categories = termsOf( 'marketday_event_cat' );

interface EventCategoriesProps {
	/** Term ids; none are all. */
	ids: number[];
	onChange: ( ids: number[] ) => void;
}

/** Choice of the categories of which a block shows events. */
export const EventCategories = ( props: EventCategoriesProps ) => (
	<IdPicker
		label={ __( 'Categories', 'marketday' ) }
		help={ __(
			'Leave blank to show events in all categories.',
			'marketday'
		) }
		{ ...categories }
		{ ...props }
	/>
);
