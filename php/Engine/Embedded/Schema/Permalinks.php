<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\UnsetOptions;
use WP_Post;

/** The addresses of products, categories, tags and the shop page, from the options WooCommerce keeps them in. */
final class Permalinks {
	public const OPTION = 'woocommerce_permalinks';

	private const DEFAULTS = [
		'product_base'   => 'product',
		'category_base'  => 'product-category',
		'tag_base'       => 'product-tag',
		'attribute_base' => '',
	];

	/** The shop's path and the page that it is of: WordPress has loaded it with the options, and not yet the page. */
	private const PATH = 'marketday_shop_path';

	public function register(): void {
		add_filter( 'option_rewrite_rules', [ $this, 'renewRules' ] );
		add_action( 'clean_post_cache', [ $this, 'forgetPath' ], 10, 2 );
		add_action( 'update_option_woocommerce_shop_page_id', [ $this, 'forgetRules' ] );
		add_action( 'update_option_' . self::OPTION, [ $this, 'forgetRules' ] );
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

	/** The shop page's path, which is the product archive's address. Screens of the admin and jobs look at the page itself. */
	public function shopPath(): string {
		$page = (int) get_option( 'woocommerce_shop_page_id' );
		$kept = get_option( self::PATH );
		if ( is_array( $kept ) && $page === ( $kept['page'] ?? null ) && is_string( $kept['path'] ?? null ) && UnsetOptions::isOfVisitor() ) {
			return $kept['path'];
		}
		$found = $page > 0 ? get_page_uri( $page ) : false;
		$path  = is_string( $found ) && '' !== $found ? urldecode( $found ) : 'shop';
		update_option( self::PATH, compact( 'page', 'path' ), true );
		return $path;
	}

	/** @param mixed $post Any that is written; pages also stand in the addresses of those below them. */
	public function forgetPath( mixed $id, mixed $post ): void {
		if ( $post instanceof WP_Post && 'page' === $post->post_type && false !== get_option( self::PATH ) ) {
			delete_option( self::PATH );
		}
	}

	/**
	 * Rules written while the store was off (or before the shop page existed) do not know the shop's addresses: WordPress writes them anew where it is
	 * told that there are none.
	 */
	public function renewRules( mixed $rules ): mixed {
		if ( ! is_array( $rules ) || [] === $rules || 0 === did_action( 'wp_loaded' ) ) {
			return $rules;
		}
		$known = isset(
			$rules[ $this->categoryBase() . '/(.+?)/?$' ],
			$rules[ $this->shopPath() . '/?$' ],
			$rules['(.?.+?)/order-received(/(.*))?/?$'],
			$rules['(.?.+?)/order-pay(/(.*))?/?$']
		);
		return $known ? $rules : '';
	}

	/** WordPress writes them anew with the next request that needs them. */
	public function forgetRules(): void {
		delete_option( 'rewrite_rules' );
	}

	private function base( string $name ): string {
		return self::baseIn( get_option( self::OPTION ), $name );
	}

	/** @param mixed $saved Value of the option. */
	public static function baseIn( mixed $saved, string $name ): string {
		$value = is_array( $saved ) && is_string( $saved[ $name ] ?? null ) ? trim( $saved[ $name ], '/ ' ) : '';
		return '' !== $value ? $value : self::DEFAULTS[ $name ];
	}
}
