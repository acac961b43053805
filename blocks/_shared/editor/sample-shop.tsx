import {
	type Basket,
	createMarketday,
	MarketdayProvider,
} from '@marketday/kernel';
import apiFetch from '@wordpress/api-fetch';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { sampleBasketOf, type WireProduct } from './sample-basket';

const PRODUCTS =
	'/wc/store/v1/products?per_page=2&type=simple&stock_status=instock';

/** What stands in the basket in the canvas, said in words. */
export const SAMPLE_NOTE = __(
	'Sample: two products of your shop. Each shopper sees their own basket, with your ways of delivery and payment.',
	'marketday'
);

/** A shop that asks nobody: the editor's own basket is nobody's business on a page, and stays untouched. */
const createSampleShop = () =>
	createMarketday( {
		restUrl: '',
		wcAjaxUrl: '',
		fetch: () =>
			Promise.reject( new Error( 'The editor changes no basket.' ) ),
	} );

function sampleOf( products: readonly WireProduct[] ) {
	const shop = createSampleShop();
	const basket = sampleBasketOf( products );
	shop.basket.seed( basket );
	return { shop, basket };
}

interface SampleShopProps {
	/** False where a sentence would be in the way: it is among the settings there. */
	hasNote?: boolean;
	children: ( basket: Basket ) => ReactNode;
}

/** Draws what is about a basket with products of this shop. */
export function SampleShop( { hasNote = true, children }: SampleShopProps ) {
	const [ sample, setSample ] = useState< ReturnType< typeof sampleOf > >();
	useEffect( () => {
		let isCurrent = true;
		apiFetch< WireProduct[] >( { path: PRODUCTS } )
			.catch( () => [] )
			.then( ( products ) => {
				if ( isCurrent ) {
					setSample( sampleOf( products ) );
				}
			} );
		return () => {
			isCurrent = false;
		};
	}, [] );
	if ( ! sample ) {
		return null;
	}
	return (
		<>
			{ hasNote && (
				<Notice status="info" isDismissible={ false }>
					{ SAMPLE_NOTE }
				</Notice>
			) }
			<MarketdayProvider shop={ sample.shop }>
				{ children( sample.basket ) }
			</MarketdayProvider>
		</>
	);
}
