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
import type { ShopOffer } from './shop-offer';

const PRODUCTS =
	'/wc/store/v1/products?per_page=2&type=simple&stock_status=instock';
const OFFER = '/marketday/v1/sample-shop';

/** Contents of the basket in the canvas, said in words. */
export const SAMPLE_NOTE = __(
	'Sample: two of your products. Shoppers see their own basket, with your delivery and payment options.',
	'marketday'
);
const EMPTY_NOTE = __(
	'None of your products can be shown as a sample yet. Shoppers see their own basket.',
	'marketday'
);
const FAILED_NOTE = __(
	'Your shop didn’t respond, so there’s no sample here. Your page isn’t affected.',
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

async function fetchSample< Offer extends ShopOffer >() {
	const [ products, offer ] = await Promise.all( [
		apiFetch< WireProduct[] >( { path: PRODUCTS } ),
		apiFetch< Offer >( { path: OFFER } ),
	] );
	const shop = createSampleShop();
	const basket = sampleBasketOf( products, offer );
	shop.basket.seed( basket );
	return { shop, basket, offer };
}

interface SampleShopProps< Offer > {
	/** False where a sentence would be in the way: it is among the settings there. */
	hasNote?: boolean;
	children: ( basket: Basket, offer: Offer ) => ReactNode;
}

/** Draws what is about a basket with products of this shop, and what it asks and offers at the checkout. */
export function SampleShop< Offer extends ShopOffer = ShopOffer >( {
	hasNote = true,
	children,
}: SampleShopProps< Offer > ) {
	const [ sample, setSample ] =
		useState< Awaited< ReturnType< typeof fetchSample< Offer > > > >();
	const [ hasFailed, setFailed ] = useState( false );
	useEffect( () => {
		let isCurrent = true;
		fetchSample< Offer >().then(
			( response ) => isCurrent && setSample( response ),
			() => isCurrent && setFailed( true )
		);
		return () => {
			isCurrent = false;
		};
	}, [] );
	if ( hasFailed ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ FAILED_NOTE }
			</Notice>
		);
	}
	if ( ! sample ) {
		return null;
	}
	const { shop, basket, offer } = sample;
	return (
		<>
			{ hasNote && (
				<Notice status="info" isDismissible={ false }>
					{ basket.lines.length > 0 ? SAMPLE_NOTE : EMPTY_NOTE }
				</Notice>
			) }
			<MarketdayProvider shop={ shop }>
				{ children( basket, offer ) }
			</MarketdayProvider>
		</>
	);
}
