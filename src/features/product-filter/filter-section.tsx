import { memo } from 'react';

import type { Section } from './content';
import { FieldSection } from './field-section';
import { ListSection } from './list-section';
import { PriceSection } from './price-section';
import type { FilterActions } from './use-filter';

interface FilterSectionProps {
	section: Section;
	actions: FilterActions;
}

function Fields( { section, actions }: FilterSectionProps ) {
	switch ( section.kind ) {
		case 'list':
			return <ListSection { ...{ section, actions } } />;
		case 'price':
			return <PriceSection { ...{ section, actions } } />;
		default:
			return <FieldSection { ...{ section, actions } } />;
	}
}

/** What a listing can be narrowed by of one kind, folded or open. */
export const FilterSection = memo( function OneSection( {
	section,
	actions,
}: FilterSectionProps ) {
	const { key, heading, isOpen } = section;
	return (
		<details
			className="marketday-product-filter__section"
			data-section={ key }
			open={ isOpen }
		>
			<summary>{ heading }</summary>
			<fieldset>
				<legend className="marketday-hidden">{ heading }</legend>
				<Fields { ...{ section, actions } } />
			</fieldset>
		</details>
	);
} );
