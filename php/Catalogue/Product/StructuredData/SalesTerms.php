<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product\StructuredData;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Settings;

/** Terms of sale: who sells, where to, and what can be sent back; said once in the graph, named by each offer. */
final class SalesTerms {
	public function __construct( private readonly Settings $settings ) {}

	/** @return array<string, array<string, mixed>> Nodes by the property of an offer. */
	public function of( Product $product ): array {
		// Another shop sells it, on its own terms.
		if ( ProductType::External === $product->type ) {
			return [];
		}
		$seller   = Node::of(
			'Organization',
			[
				'@id'  => home_url( '/' ) . '#seller',
				'name' => $this->settings->shopName(),
				'url'  => home_url( '/' ),
			]
		);
		/**
		 * The shop's promise on returns, for search engines.
		 *
		 * @param array<string, mixed> $policy  Properties of schema.org's MerchantReturnPolicy; nothing is said of returns without one.
		 * @param Product              $product
		 */
		$returns  = apply_filters( 'marketday_return_policy', [], $product );
		$delivery = $product->details()->shipment->isNeeded && $this->settings->deliversAtHome() ? [
			'shippingDestination' => Node::of( 'DefinedRegion', [ 'addressCountry' => $this->settings->baseCountry() ] ),
		] : [];
		return array_filter(
			[
				'seller'                  => $seller,
				'shippingDetails'         => self::node( 'OfferShippingDetails', '#delivery', $delivery ),
				'hasMerchantReturnPolicy' => self::node( 'MerchantReturnPolicy', '#returns', is_array( $returns ) ? $returns : [] ),
			],
			static fn ( array $node ): bool => [] !== $node
		);
	}

	/**
	 * @param array<array-key, mixed> $properties
	 * @return array<array-key, mixed>
	 */
	private static function node( string $type, string $mark, array $properties ): array {
		return [] === $properties ? [] : [
			'@type' => $type,
			'@id'   => home_url( '/' ) . $mark,
		] + $properties;
	}
}
