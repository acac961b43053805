import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { GuideState } from './guide-state';
import { nameOf } from './names';

interface ShopStepProps {
	shop: GuideState[ 'shop' ];
	onChange: ( shop: GuideState[ 'shop' ] ) => void;
}

/** Name and tagline of the site. */
export const ShopStep = ( { shop, onChange }: ShopStepProps ) => (
	<>
		<TextControl
			label={ __( 'Shop name', 'marketday' ) }
			value={ shop.name }
			onChange={ ( name ) => onChange( { ...shop, name } ) }
			required
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
		<TextControl
			label={ __( 'What you sell, in one line', 'marketday' ) }
			value={ shop.tagline }
			onChange={ ( tagline ) => onChange( { ...shop, tagline } ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
		<p>
			{ sprintf(
				/* translators: 1: name of a country, 2: name of a currency. */
				__( 'Your shop is in %1$s and sells in %2$s.', 'marketday' ),
				nameOf( 'region', shop.country ),
				nameOf( 'currency', shop.currency )
			) }
		</p>
	</>
);
