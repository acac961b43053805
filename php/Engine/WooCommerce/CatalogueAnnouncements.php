<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\Outbox\Outbox;
use Throwable;
use WC_Product;

/** WooCommerce's hooks about changed products, told as Marketday's: features listen to one name on both engines. */
final class CatalogueAnnouncements {
	private const STOCK = 'stock_changed';

	public function __construct( private readonly Outbox $outbox ) {}

	public function register(): void {
		$this->outbox->handle(
			self::STOCK,
			fn ( array $arguments ): bool => $this->announceChange( (int) $arguments[0] ),
			static fn (): string => __( 'Work after a stock change', 'marketday' )
		);
		foreach ( [
			'woocommerce_new_product',
			'woocommerce_update_product',
			'woocommerce_new_product_variation',
			'woocommerce_update_product_variation',
		] as $hook ) {
			add_action( $hook, [ $this, 'announceSaved' ] );
		}
		add_action( 'woocommerce_product_set_stock', [ $this, 'announceStock' ] );
		add_action( 'woocommerce_variation_set_stock', [ $this, 'announceStock' ] );
		add_action( 'woocommerce_product_set_stock_status', [ $this, 'announceStockStatus' ] );
		add_action( 'woocommerce_variation_set_stock_status', [ $this, 'announceStockStatus' ] );
		add_action( 'woocommerce_scheduled_sales', [ $this, 'announceTurned' ], 20 );
		add_action( 'woocommerce_attribute_added', fn ( int|string $id, array $attribute ) => $this->announceAttribute( $attribute['attribute_name'] ?? '' ), 10, 2 );
		add_action(
			'woocommerce_attribute_updated',
			fn ( int|string $id, array $attribute, string $before ) => $this->announceRenamed( $attribute['attribute_name'] ?? '', $before ),
			10,
			3
		);
	}

	public function announceSaved( int $id ): void {
		/**
		 * A product or variation was saved.
		 *
		 * @param int $id
		 */
		Announcement::make( 'marketday_product_saved', $id );
	}

	public function announceStock( WC_Product $product ): void {
		$this->announceStockStatus( $product->get_id() );
	}

	/** Announces within an order perhaps, which a listener that fails must not stop: it is told again. */
	public function announceStockStatus( int $id ): void {
		try {
			$this->announceChange( $id );
		} catch ( Throwable ) {
			$this->outbox->leave( self::STOCK, (string) $id, [ $id ], 0, MINUTE_IN_SECONDS );
		}
	}

	private function announceChange( int $id ): bool {
		/**
		 * The stock of a product or variation has changed.
		 *
		 * @param int $id
		 */
		$failure = Announcement::make( 'marketday_stock_changed', $id );
		return null === $failure ? true : throw $failure;
	}

	public function announceTurned(): void {
		/** Stored prices are as they are shown now: what is listed in this request should know. */
		Announcement::make( 'marketday_prices_turned' );
	}

	private function announceAttribute( mixed $name ): void {
		if ( is_string( $name ) && '' !== $name ) {
			/** A global attribute was added. @param string $taxonomy Such as `pa_colour`. */
			Announcement::make( 'marketday_attribute_created', wc_attribute_taxonomy_name( $name ) );
		}
	}

	/** An attribute's terms go over to another taxonomy, product by product, without a word about them. */
	private function announceRenamed( mixed $now, string $before ): void {
		if ( $now !== $before ) {
			/** The catalogue has changed as a whole. */
			Announcement::make( 'marketday_catalogue_changed' );
		}
	}
}
