<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DrawingSetup;
use WP_Block_Patterns_Registry;
use WP_Block_Template;
use WP_Error;

/** Makes templates, parts and the front page of a site of what the editor offers as Marketday's. What the site's people have changed stays. */
final class SiteLook {
	/** Source of each template: a pattern, or a part of ours by the same area. */
	private const TEMPLATES = [
		'home'   => 'marketday/home',
		'search' => 'marketday/search',
		'404'    => 'marketday/not-found',
	];

	private const PARTS = [
		'header' => 'marketday-header',
		'footer' => 'marketday-footer',
	];

	private const FRONT = 'marketday/front-page';

	/** A template that the shop's pages bring. */
	private const WITHOUT_TITLE = 'page-without-title';

	public function __construct( private readonly ClassicMenus $menus ) {}

	/** @return array<int|string, array{label: string, help: string}> What there is to choose on this site, by the template's name: PHP makes a number of '404'. */
	public function choices(): array {
		$front = [
			'front-page' => [
				'label' => __( 'Front page', 'marketday' ),
				'help'  => __( 'A new front page with your newest products, categories, delivery and newsletter.', 'marketday' ),
			],
		];
		return wp_is_block_theme() ? [
			'header' => [
				'label' => __( 'Header', 'marketday' ),
				'help'  => __( 'A sticky row with name, menu, search, account, wishlist and basket.', 'marketday' ),
			],
			'footer' => [
				'label' => __( 'Footer', 'marketday' ),
				'help'  => __( 'With links to the shop, contact, returns, terms and privacy.', 'marketday' ),
			],
		] + $front + [
			'home'   => [
				'label' => __( 'Blog', 'marketday' ),
				'help'  => __( 'Posts as cards, with more loading as you scroll.', 'marketday' ),
			],
			'search' => [
				'label' => __( 'Search results', 'marketday' ),
				'help'  => __( 'With a product search.', 'marketday' ),
			],
			'404'    => [
				'label' => __( 'Page not found', 'marketday' ),
				'help'  => __( 'With a search and products.', 'marketday' ),
			],
		] : $front + $this->menus->choices();
	}

	/** Tells whether the site's own stands there: made by this guide, by an editor, or chosen in 'Settings → Reading'. */
	public function isMade( string $name ): bool {
		if ( 'front-page' === $name ) {
			return 'page' === get_option( 'show_on_front' ) && 'publish' === get_post_status( (int) get_option( 'page_on_front' ) );
		}
		return wp_is_block_theme() ? 'custom' === $this->template( $name )?->source : $this->menus->isMade( $name );
	}

	/** @return string '' or what is in the way. */
	public function make( string $name ): string {
		if ( $this->isMade( $name ) || ! isset( $this->choices()[ $name ] ) ) {
			return '';
		}
		if ( 'front-page' === $name ) {
			return $this->makeFrontPage();
		}
		if ( ! wp_is_block_theme() ) {
			return $this->menus->make( $name );
		}
		$content = isset( self::PARTS[ $name ] )
			? (string) get_block_template( get_stylesheet() . '//' . self::PARTS[ $name ], 'wp_template_part' )?->content
			: $this->pattern( self::TEMPLATES[ $name ] ?? '' );
		$content = 'header' === $name ? ShopMenu::own( $content ) : $content;
		if ( '' === $content ) {
			return __( 'This layout isn’t available on your site.', 'marketday' );
		}
		$type = isset( self::PARTS[ $name ] ) ? 'wp_template_part' : 'wp_template';
		return $this->insert( [
			'post_type'    => $type,
			'post_name'    => $name,
			'post_title'   => $this->choices()[ $name ]['label'],
			'post_content' => $content,
			'tax_input'    => [ 'wp_theme' => [ get_stylesheet() ] ] + ( 'wp_template' === $type ? [] : [ 'wp_template_part_area' => [ $name ] ] ),
		] );
	}

	private function makeFrontPage(): string {
		$content = $this->pattern( self::FRONT );
		if ( '' === $content ) {
			return __( 'This layout isn’t available on your site.', 'marketday' );
		}
		$front   = 0;
		$journal = 0;
		$problem = $this->insert( [
			'post_type'    => 'page',
			'post_name'    => 'home',
			'post_title'   => __( 'Home', 'marketday' ),
			'post_content' => $content,
		], $front );
		if ( '' !== $problem ) {
			return $problem;
		}
		// Its first line is its heading.
		update_post_meta( $front, '_wp_page_template', self::WITHOUT_TITLE );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		if ( 'publish' !== get_post_status( (int) get_option( 'page_for_posts' ) ) || 0 === (int) get_option( 'page_for_posts' ) ) {
			$problem = $this->insert( [
				'post_type'  => 'page',
				'post_name'  => 'journal',
				'post_title' => __( 'Journal', 'marketday' ),
			], $journal );
			update_option( 'page_for_posts', $journal );
		}
		return $problem;
	}

	/** @param array<string, mixed> $post */
	private function insert( array $post, int &$id = 0 ): string {
		$terms = is_array( $post['tax_input'] ?? null ) ? $post['tax_input'] : [];
		unset( $post['tax_input'] );
		$made = wp_insert_post( wp_slash( [ 'post_status' => 'publish' ] + $post ), true );
		$id   = $made instanceof WP_Error ? 0 : $made;
		foreach ( $id > 0 ? $terms : [] as $taxonomy => $names ) {
			wp_set_object_terms( $id, $names, (string) $taxonomy );
		}
		return $made instanceof WP_Error ? $made->get_error_message() : '';
	}

	private function template( string $name ): ?WP_Block_Template {
		return get_block_template( get_stylesheet() . "//{$name}", isset( self::PARTS[ $name ] ) ? 'wp_template_part' : 'wp_template' );
	}

	/** '' where the patterns are not there. */
	private function pattern( string $name ): string {
		DrawingSetup::registerPatterns();
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
		return is_array( $pattern ) && is_string( $pattern['content'] ?? null ) ? $pattern['content'] : '';
	}
}
