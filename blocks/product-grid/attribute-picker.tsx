import { SelectControl } from '@wordpress/components';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import {
	IdPicker,
	loadAttributes,
	type ShopAttribute,
	valuesOf,
} from '../_shared/editor';
import type { GridQuery } from './grid-attributes';

interface AttributePickerProps {
	query: GridQuery;
	onChange: ( query: GridQuery ) => void;
}

/** Picks an attribute of the shop and some of its values. */
export function AttributePicker( { query, onChange }: AttributePickerProps ) {
	const [ known, setKnown ] = useState< readonly ShopAttribute[] >( [] );
	useEffect( () => {
		loadAttributes().then( setKnown, () => {} );
	}, [] );
	const chosen = known.find(
		( { taxonomy } ) => taxonomy === query.taxonomy
	);
	const values = useMemo( () => chosen && valuesOf( chosen.id ), [ chosen ] );
	return (
		<>
			<SelectControl
				label={ __( 'Attribute', 'marketday' ) }
				value={ query.taxonomy ?? '' }
				options={ [
					{ value: '', label: __( 'Choose one', 'marketday' ) },
					...known.map( ( { taxonomy, name } ) => ( {
						value: taxonomy,
						label: name,
					} ) ),
				] }
				onChange={ ( taxonomy ) =>
					onChange( { ...query, taxonomy, ids: [] } )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ values && (
				<IdPicker
					key={ query.taxonomy }
					label={ __( 'Values', 'marketday' ) }
					ids={ query.ids }
					{ ...values }
					onChange={ ( ids ) => onChange( { ...query, ids } ) }
				/>
			) }
		</>
	);
}
