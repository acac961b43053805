import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	type EditProps,
	FairSelling,
	ProductPanel,
	ServerPreview,
	Switches,
} from '../_shared/editor';

const switches = [
	{
		name: 'showStock',
		label: __( 'Low stock', 'marketday' ),
		help: __(
			'Uses the low stock threshold of the product or the shop.',
			'marketday'
		),
	},
] as const;

type Attributes = {
	productId: number;
	days: number;
	least: number;
	showStock: boolean;
};

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Show', 'marketday' ) }>
					<RangeControl
						label={ __( 'Days counted', 'marketday' ) }
						min={ 1 }
						max={ 90 }
						value={ attributes.days }
						onChange={ ( days = 7 ) => setAttributes( { days } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<RangeControl
						label={ __( 'Show from this many sold', 'marketday' ) }
						min={ 1 }
						max={ 100 }
						value={ attributes.least }
						onChange={ ( least = 5 ) => setAttributes( { least } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<Switches { ...{ switches, attributes, setAttributes } } />
				</PanelBody>
				<FairSelling
					advice={ __(
						'Counts items in paid orders, except refunds. The number left is the product’s stock. If backorders are allowed, nothing is shown.',
						'marketday'
					) }
				/>
			</InspectorControls>
			<ProductPanel
				productId={ attributes.productId }
				onChange={ ( productId: number ) =>
					setAttributes( { productId } )
				}
			/>
			<ServerPreview
				block="marketday/sold-recently"
				attributes={ attributes }
			/>
		</>
	);
}
