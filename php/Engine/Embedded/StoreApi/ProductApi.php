<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Catalogue\AddToBasketLinks;
use Marketday\Engine\Embedded\Catalogue\AttributeReader;
use Marketday\Engine\Embedded\Catalogue\CatalogueServices;
use Marketday\Kernel\Http\Routes;

/** Builds the product routes of the Store API. */
final class ProductApi {
	public function __construct( private readonly CatalogueServices $catalogue ) {}

	public function add( Routes $routes ): void {
		$collection = new ProductCollection( $this->catalogue->query(), $this->catalogue->settings(), new ProductTermFilter(), new ProductOrder() );
		$products   = new ProductEndpoint(
			$this->catalogue->records(),
			$collection,
			new VariationCollection(),
			$this->schema()
		);
		$products->add( $routes );
		( new CollectionDataEndpoint( $collection, $this->catalogue->settings() ) )->add( $routes );
		( new ProductTermEndpoint() )->add( $routes );
		( new ProductReviewEndpoint() )->add( $routes );
		$products->addBySlug( $routes );
	}

	private function schema(): ProductSchema {
		return new ProductSchema(
			$this->catalogue->productReader(),
			$this->catalogue->stock(),
			$this->catalogue->measures(),
			new AddToBasketLinks(),
			new ProductPrices( $this->catalogue->prices(), $this->catalogue->settings() ),
			new ProductChoices( new AttributeReader(), $this->catalogue->memberPrices() )
		);
	}
}
