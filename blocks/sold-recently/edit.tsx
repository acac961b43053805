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
		label: __( 'How few are left', 'marketday' ),
		help: __(
			'From the product’s own low stock threshold, or the shop’s.',
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
						label={ __( 'Days that count', 'marketday' ) }
						min={ 1 }
						max={ 90 }
						value={ attributes.days }
						onChange={ ( days = 7 ) => setAttributes( { days } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
					<RangeControl
						label={ __( 'Shown from so many pieces', 'marketday' ) }
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
						'Pieces of paid orders count, refunded ones do not. What is left is what the stock says; where more can be ordered, nothing is said.',
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
