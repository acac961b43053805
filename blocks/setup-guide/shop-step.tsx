import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { GuideState } from './guide-state';

interface ShopStepProps {
	shop: GuideState[ 'shop' ];
	onChange: ( shop: GuideState[ 'shop' ] ) => void;
}

/** Name and tagline of the site. */
export const ShopStep = ( { shop, onChange }: ShopStepProps ) => (
	<>
		<TextControl
			label={ __( 'Name of the shop', 'marketday' ) }
			value={ shop.name }
			onChange={ ( name ) => onChange( { ...shop, name } ) }
			required
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
		<TextControl
			label={ __( 'In one line, what it sells', 'marketday' ) }
			value={ shop.tagline }
			onChange={ ( tagline ) => onChange( { ...shop, tagline } ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	</>
);
