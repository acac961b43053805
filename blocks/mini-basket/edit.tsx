import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import {
	MiniBasket,
	type MiniBasketProps,
} from '@marketday/features/mini-basket';

import {
	type EditProps,
	SAMPLE_NOTE,
	SampleShop,
	SwitchesPanel,
} from '../_shared/editor';

type Attributes = Pick< MiniBasketProps, 'showLabel' | 'opens' > & {
	opensAfterAdding: boolean;
	showFreeDelivery: boolean;
	showCrossSells: boolean;
};

const inDrawer = [
	{
		name: 'opensAfterAdding',
		label: __( 'Open after adding a product', 'marketday' ),
	},
	{
		name: 'showFreeDelivery',
		label: __( 'Progress to free delivery', 'marketday' ),
	},
	{
		name: 'showCrossSells',
		label: __( 'Goes well with your basket', 'marketday' ),
	},
] as const;

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { showLabel, opens } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Mini basket', 'marketday' ) }>
					<p>{ SAMPLE_NOTE }</p>
					<ToggleControl
						label={ __(
							'Show label next to the icon',
							'marketday'
						) }
						checked={ showLabel }
						onChange={ ( value ) =>
							setAttributes( { showLabel: value } )
						}
						__nextHasNoMarginBottom
					/>
					<SelectControl
						label={ __( 'Button', 'marketday' ) }
						value={ opens }
						options={ [
							{
								value: 'drawer',
								label: __(
									'opens the basket beside the page',
									'marketday'
								),
							},
							{
								value: 'page',
								label: __(
									'goes to the basket page',
									'marketday'
								),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								opens: value as Attributes[ 'opens' ],
							} )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</PanelBody>
				{ opens === 'drawer' && (
					<SwitchesPanel
						title={ __( 'Drawer', 'marketday' ) }
						switches={ inDrawer }
						{ ...{ attributes, setAttributes } }
					/>
				) }
			</InspectorControls>
			<div { ...useBlockProps() }>
				<div { ...{ inert: '' } }>
					<SampleShop hasNote={ false }>
						{ () => (
							<MiniBasket
								basketUrl="#"
								checkoutUrl="#"
								shopUrl="#"
								{ ...attributes }
							/>
						) }
					</SampleShop>
				</div>
			</div>
		</>
	);
}
