<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Embedded\Catalogue\PlainText;
use Marketday\Engine\Embedded\Catalogue\SaleSchedule;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Clock;
use WP_Post;

/** Reads goods from the stored product, never from a request. */
final class PurchasableItemReader {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly Clock $clock,
		/** @var \Closure(): string Whose basket it is. */
		private readonly \Closure $visitor
	) {}

	/**
	 * Loads posts, meta and terms of many at once, so that reading each costs no query.
	 *
	 * @param list<int> $ids
	 */
	public function prime( array $ids ): void {
		if ( [] !== $ids ) {
			_prime_post_caches( $ids );
		}
	}

	/** A simple product, a variation, or a product that cannot be bought as it is; null where there is none. */
	public function find( int $id ): ?PurchasableItem {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || ! in_array( $post->post_type, [ 'product', 'product_variation' ], true ) || 'trash' === $post->post_status ) {
			return null;
		}
		$parent = 'product_variation' === $post->post_type ? get_post( $post->post_parent ) : null;
		if ( 'product_variation' === $post->post_type && ( ! $parent instanceof WP_Post || 'product' !== $parent->post_type ) ) {
			return null;
		}
		return $parent instanceof WP_Post ? $this->variation( $post, $parent ) : $this->product( $post );
	}

	private function product( WP_Post $post ): PurchasableItem {
		$meta    = $this->meta( $post->ID );
		$counted = $this->settings->managesStock() && 'yes' === $meta( '_manage_stock' );
		$held    = $this->heldByOthers( $counted ? $post->ID : 0 );
		return new PurchasableItem(
			new ItemSource( $post->ID, $post->ID, 0, $this->type( $post->ID ) ),
			PlainText::of( $post->post_title ),
			$meta( '_sku' ),
			'publish' === $post->post_status && '' === $post->post_password,
			$this->prices( $post->ID, $meta ),
			new ItemTax( TaxStatus::fromMeta( $meta( '_tax_status' ) ), $meta( '_tax_class' ) ),
			new ItemDelivery( 'yes' === $meta( '_virtual' ), (float) $meta( '_weight' ), $this->shippingClass( $post->ID ), 'yes' === $meta( '_downloadable' ) ),
			new ItemStock(
				$counted ? $post->ID : 0,
				$counted ? (int) $meta( '_stock' ) - $held : 0,
				StockStatus::tryFrom( $meta( '_stock_status' ) ) ?? StockStatus::InStock,
				$meta( '_backorders' ) ?: 'no',
				'yes' === $meta( '_sold_individually' ),
				$held
			)
		);
	}

	private function variation( WP_Post $post, WP_Post $parentPost ): PurchasableItem {
		$meta    = $this->meta( $post->ID );
		$parent  = $this->meta( $parentPost->ID );
		$counted = $this->settings->managesStock();
		$own     = $counted && 'yes' === $meta( '_manage_stock' );
		$shared  = $counted && ! $own && 'yes' === $parent( '_manage_stock' );
		$stock   = $shared ? $parent : $meta;
		$class   = $meta( '_tax_class' );
		$stockId = $shared ? $parentPost->ID : $post->ID;
		$held    = $this->heldByOthers( $own || $shared ? $stockId : 0 );
		return new PurchasableItem(
			new ItemSource( $post->ID, $parentPost->ID, $post->ID, 'variation', $this->attributes( $post->ID ) ),
			PlainText::of( $parentPost->post_title ),
			$meta( '_sku' ) ?: $parent( '_sku' ),
			'publish' === $post->post_status && 'publish' === $parentPost->post_status && '' === $parentPost->post_password,
			$this->prices( $post->ID, $meta ),
			new ItemTax( TaxStatus::fromMeta( $parent( '_tax_status' ) ), 'parent' === $class ? $parent( '_tax_class' ) : $class ),
			new ItemDelivery(
				'yes' === $meta( '_virtual' ),
				(float) ( $meta( '_weight' ) ?: $parent( '_weight' ) ),
				$this->shippingClass( $post->ID ) ?: $this->shippingClass( $parentPost->ID ),
				'yes' === $meta( '_downloadable' )
			),
			new ItemStock(
				$own || $shared ? $stockId : 0,
				$own || $shared ? (int) $stock( '_stock' ) - $held : 0,
				StockStatus::tryFrom( $stock( '_stock_status' ) ) ?? StockStatus::InStock,
				$stock( '_backorders' ) ?: 'no',
				'yes' === $parent( '_sold_individually' ),
				$held
			)
		);
	}

	/** Pieces that wait in others' baskets. */
	private function heldByOthers( int $stockId ): int {
		return 0 === $stockId || 0 === StockHolds::minutes() ? 0 : StockHolds::ofOthers( $stockId, ( $this->visitor )() );
	}

	private function prices( int $id, \Closure $meta ): ItemPrices {
		$sale    = $this->minor( $meta( '_sale_price' ), $id, true );
		$running = null !== $sale && SaleSchedule::applies(
			$meta( '_regular_price' ),
			$meta( '_sale_price' ),
			$meta( '_sale_price_dates_from' ),
			$meta( '_sale_price_dates_to' ),
			$this->clock->now()
		);
		$stored  = null === $this->minor( $meta( '_regular_price' ), $id ) ? $meta( '_price' ) : $meta( '_regular_price' );
		$regular = $this->minor( $stored, $id );
		return new ItemPrices(
			$running ? $sale : $regular,
			$regular,
			$running ? $sale : null,
			$this->exact( $running ? $meta( '_sale_price' ) : $stored ),
			$this->exact( $stored )
		);
	}

	/** Null where there are no more decimals than the currency has, or another currency is shown. */
	private function exact( string $decimal ): ?float {
		$unit = $this->settings->baseCurrency()->minorUnit;
		return strlen( (string) strrchr( $decimal, '.' ) ) <= $unit + 1 || ! is_numeric( $decimal ) || null !== $this->settings->pricing->exchange()
			? null
			: (float) $decimal * 10 ** $unit;
	}

	/** Amount in the visitor's currency. */
	private function minor( string $decimal, int $id, bool $isSale = false ): ?int {
		try {
			return '' === $decimal ? null : $this->settings->pricing->price( Money::fromDecimal( $decimal, $this->settings->baseCurrency() ), $id, $isSale )->minor;
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}

	/** @return array<string, string> */
	private function attributes( int $id ): array {
		$found = [];
		foreach ( (array) get_post_meta( $id ) as $key => $values ) {
			if ( str_starts_with( (string) $key, 'attribute_' ) ) {
				$found[ (string) $key ] = MetaRows::text( (string) $values[0] );
			}
		}
		return $found;
	}

	private function type( int $id ): string {
		$terms = get_the_terms( $id, 'product_type' );
		return is_array( $terms ) && [] !== $terms ? $terms[0]->slug : 'simple';
	}

	private function shippingClass( int $id ): int {
		$terms = get_the_terms( $id, 'product_shipping_class' );
		return is_array( $terms ) && [] !== $terms ? $terms[0]->term_id : 0;
	}

	/** @return \Closure(string): string */
	private function meta( int $id ): \Closure {
		return static function ( string $key ) use ( $id ): string {
			$value = get_post_meta( $id, $key, true );
			return is_scalar( $value ) ? (string) $value : '';
		};
	}
}
