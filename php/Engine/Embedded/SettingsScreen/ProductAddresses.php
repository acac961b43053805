<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\SettingsScreen;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Schema\Permalinks;
use Marketday\Kernel\Addresses\AddressOption;
use Marketday\Kernel\Addresses\AddressWord;
use Marketday\Kernel\Admin\SettingsTab;

/** The addresses of products, categories and tags, as words that the site's people may change: in WooCommerce's option, whose other words stay. */
final class ProductAddresses implements AddressOption {
	public function option(): string {
		return Permalinks::OPTION;
	}

	public function tab(): SettingsTab {
		return SettingsTab::Shop;
	}

	public function field(): string {
		return 'marketday-product-address';
	}

	public function ours(): string {
		return 'product';
	}

	/** @return list<AddressWord> */
	public function words(): array {
		$is = static fn ( string $name ): \Closure => static fn ( array $query ): bool => isset( $query[ $name ] );
		return [
			new AddressWord(
				'product_base',
				__( 'Each product', 'marketday' ),
				'product',
				__( 'your products', 'marketday' ),
				$is( 'product' )
			),
			new AddressWord(
				'category_base',
				__( 'Product categories', 'marketday' ),
				'product-category',
				__( 'the pages of your product categories', 'marketday' ),
				$is( 'product_cat' )
			),
			new AddressWord(
				'tag_base',
				__( 'Product tags', 'marketday' ),
				'product-tag',
				__( 'the pages of your product tags', 'marketday' ),
				$is( 'product_tag' )
			),
		];
	}

	/** @return array<string, string> */
	public function slugs( mixed $value ): array {
		$slugs = [];
		foreach ( $this->words() as $word ) {
			$slugs[ $word->name ] = Permalinks::baseIn( $value, $word->name );
		}
		return $slugs;
	}

	/**
	 * @param array<string, string> $slugs
	 * @return array<string, mixed>
	 */
	public function value( array $slugs ): array {
		$kept = get_option( Permalinks::OPTION );
		return $slugs + ( is_array( $kept ) ? $kept : [] );
	}
}
