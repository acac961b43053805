import { InspectorControls } from '@wordpress/block-editor';
import { CheckboxControl, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	CompanionPreview,
	type EditProps,
	QueryIdControl,
	useBlockId,
} from '../_shared/editor';

/** Labels, as php/Catalogue/CatalogueSorting has them. */
const ORDERS: Readonly< Record< string, string > > = {
	popularity: __( 'Sort by popularity', 'marketday' ),
	rating: __( 'Sort by average rating', 'marketday' ),
	date: __( 'Sort by latest', 'marketday' ),
	price: __( 'Sort by price: low to high', 'marketday' ),
	'price-desc': __( 'Sort by price: high to low', 'marketday' ),
	title: __( 'Sort by name', 'marketday' ),
};
const USUAL = Object.keys( ORDERS ).filter( ( order ) => order !== 'title' );

interface Attributes extends Record< string, unknown > {
	blockId: string;
	queryId: string;
	orders: string[];
}

export function Edit( {
	clientId,
	attributes,
	setAttributes,
	context,
}: EditProps< Attributes > ) {
	useBlockId( clientId, attributes.blockId, setAttributes );
	const chosen = attributes.orders.length > 0 ? attributes.orders : USUAL;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Orders', 'marketday' ) }>
					{ Object.entries( ORDERS ).map( ( [ order, label ] ) => (
						<CheckboxControl
							key={ order }
							label={ label }
							checked={ chosen.includes( order ) }
							onChange={ ( isChosen ) =>
								setAttributes( {
									orders: Object.keys( ORDERS ).filter(
										( one ) =>
											one === order
												? isChosen
												: chosen.includes( one )
									),
								} )
							}
							__nextHasNoMarginBottom
						/>
					) ) }
					<QueryIdControl
						help={ __(
							'Which listing to sort, if the page has several: give both the same name. Leave blank on a page with one.',
							'marketday'
						) }
						queryId={ attributes.queryId }
						setAttributes={ setAttributes }
					/>
				</PanelBody>
			</InspectorControls>
			<CompanionPreview
				block="marketday/catalogue-sorting"
				label={ __( 'Product sorting', 'marketday' ) }
				{ ...{ clientId, attributes, context } }
			/>
		</>
	);
}
