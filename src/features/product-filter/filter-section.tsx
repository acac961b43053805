import { type ComponentType, memo } from 'react';

import type { Section } from './content';
import { FieldSection } from './field-section';
import { ListSection } from './list-section';
import { PriceSection } from './price-section';
import type { FilterActions } from './use-filter';

interface FilterSectionProps {
	section: Section;
	actions: FilterActions;
}

/** Fields by kind of section; all others are plain fields. */
const FIELDS = {
	list: ListSection,
	price: PriceSection,
} as Readonly< Record< string, ComponentType< FilterSectionProps > > >;

/** Section of one kind that a listing can be narrowed by, folded or open. */
export const FilterSection = memo( function OneSection( {
	section,
	actions,
}: FilterSectionProps ) {
	const { kind, key, heading, isOpen } = section;
	const Fields = ( FIELDS[ kind ] ??
		FieldSection ) as ComponentType< FilterSectionProps >;
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
