<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

/** The addresses of products, categories, tags and the shop page, from the options WooCommerce keeps them in. */
final class Permalinks {
	private const DEFAULTS = [
		'product_base'   => 'product',
		'category_base'  => 'product-category',
		'tag_base'       => 'product-tag',
		'attribute_base' => '',
	];

	public function register(): void {
		add_action( 'init', [ $this, 'renewRules' ], 99 );
		add_action( 'update_option_woocommerce_shop_page_id', [ $this, 'forgetRules' ] );
		add_action( 'update_option_woocommerce_permalinks', [ $this, 'forgetRules' ] );
		add_action( 'marketday_attribute_created', [ $this, 'forgetRules' ] );
	}

	public function productBase(): string {
		return $this->base( 'product_base' );
	}

	public function categoryBase(): string {
		return $this->base( 'category_base' );
	}

	public function tagBase(): string {
		return $this->base( 'tag_base' );
	}

	public function attributeBase(): string {
		return $this->base( 'attribute_base' );
	}

	/** The shop page's path, which is the product archive's address. */
	public function shopPath(): string {
		$page = (int) get_option( 'woocommerce_shop_page_id' );
		$path = $page > 0 ? get_page_uri( $page ) : false;
		return is_string( $path ) && '' !== $path ? urldecode( $path ) : 'shop';
	}

	/** Rules written while the store was off (or before the shop page existed) do not know the shop's addresses. */
	public function renewRules(): void {
		$rules = get_option( 'rewrite_rules' );
		if ( ! is_array( $rules ) || [] === $rules ) {
			return;
		}
		$known = isset(
			$rules[ $this->categoryBase() . '/(.+?)/?$' ],
			$rules[ $this->shopPath() . '/?$' ],
			$rules['(.?.+?)/order-received(/(.*))?/?$'],
			$rules['(.?.+?)/order-pay(/(.*))?/?$']
		);
		if ( ! $known ) {
			$this->forgetRules();
		}
	}

	/** WordPress writes them anew with the next request that needs them. */
	public function forgetRules(): void {
		delete_option( 'rewrite_rules' );
	}

	private function base( string $name ): string {
		$saved = get_option( 'woocommerce_permalinks' );
		$value = is_array( $saved ) && is_string( $saved[ $name ] ?? null ) ? trim( $saved[ $name ], '/ ' ) : '';
		return '' !== $value ? $value : self::DEFAULTS[ $name ];
	}
}
