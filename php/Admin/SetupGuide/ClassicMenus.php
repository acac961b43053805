<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Settings;
use WP_Error;

/**
 * Menus of the shop's own pages where a classic theme shows menus, as 'Appearance → Menus' makes them: in place of its list of all pages. A place that
 * has a menu keeps it. A footer that has no place for one has it as a widget.
 *
 * @phpstan-type Link array{type: string, object: string, id: int, title: string, url: string}
 */
final class ClassicMenus {
	private const PARTS = [
		'main-menu'   => 'marketday-header',
		'footer-menu' => 'marketday-footer',
	];

	/** Places by the words that themes have for them; one of them matches slug or description. */
	private const PLACES = [
		'main-menu'   => '/primary|main|header|menu-1/i',
		'footer-menu' => '/footer/i',
	];

	/** Words of places that are no main menu, whatever else they are called. */
	private const OTHERS = '/footer|mobile|handheld|off-?canvas|social|secondary|account|top.?bar/i';

	public function __construct( private readonly Settings $settings ) {}

	/** @return array<string, array{label: string, help: string}> What there is to choose in this theme. */
	public function choices(): array {
		return array_filter( [
			'main-menu'   => [
				'label' => __( 'Main menu', 'marketday' ),
				'help'  => ThemeBasket::isShown()
					? __( 'With the shop, its categories, events, journal, contact and account, not a list of all your pages. Your theme shows the basket itself.', 'marketday' )
					: __( 'With the shop, its categories, events, journal, contact, account and basket, not a list of all your pages.', 'marketday' ),
			],
			'footer-menu' => [
				'label' => __( 'Footer menu', 'marketday' ),
				'help'  => __( 'With links to the shop, contact, returns, terms and privacy.', 'marketday' ),
			],
		], fn ( string $name ): bool => '' !== $this->place( $name ) || $this->isWidget( $name ), ARRAY_FILTER_USE_KEY );
	}

	public function isMade( string $name ): bool {
		return $this->isWidget( $name ) ? FooterMenu::isMade() : has_nav_menu( $this->place( $name ) );
	}

	/** Tells whether the footer has no place for menus, but one for widgets. */
	private function isWidget( string $name ): bool {
		return 'footer-menu' === $name && '' === $this->place( $name ) && '' !== FooterMenu::place();
	}

	/** @return string '' or what is in the way. */
	public function make( string $name ): string {
		$links = $this->links( $name );
		$title = 'main-menu' === $name ? __( 'Shop menu', 'marketday' ) : __( 'Shop footer', 'marketday' );
		// A menu of that name was made for another theme.
		$menu = wp_get_nav_menu_object( $title )->term_id ?? ( [] === $links ? 0 : wp_create_nav_menu( $title ) );
		if ( $menu instanceof WP_Error ) {
			return $menu->get_error_message();
		}
		foreach ( $menu > 0 && [] === (array) wp_get_nav_menu_items( $menu ) ? $links : [] as $place => $link ) {
			wp_update_nav_menu_item( $menu, 0, [
				'menu-item-type'      => $link['type'],
				'menu-item-object'    => $link['object'],
				'menu-item-object-id' => $link['id'],
				'menu-item-title'     => wp_slash( $link['title'] ),
				'menu-item-url'       => $link['url'],
				'menu-item-position'  => $place + 1,
				'menu-item-status'    => 'publish',
			] );
		}
		if ( $menu > 0 && $this->isWidget( $name ) ) {
			FooterMenu::add( $menu );
		} elseif ( $menu > 0 ) {
			set_theme_mod( 'nav_menu_locations', array_fill_keys( $this->places( $name ), $menu ) + get_nav_menu_locations() );
		}
		return '';
	}

	/** @return list<string> Slug of the place, and those that show the main menu on phones, where none stands there. */
	private function places( string $name ): array {
		$phones = 'main-menu' === $name ? preg_grep( '/mobile|handheld/i', array_map( 'strval', array_keys( get_registered_nav_menus() ) ) ) : [];
		return [ $this->place( $name ), ...array_values( array_filter( $phones ?: [], static fn ( string $slug ): bool => ! has_nav_menu( $slug ) ) ) ];
	}

	/** Slug of the place in this theme; '' where it has none. */
	private function place( string $name ): string {
		foreach ( isset( self::PLACES[ $name ] ) ? get_registered_nav_menus() : [] as $slug => $description ) {
			$words   = "{$slug} {$description}";
			$isOther = 'main-menu' === $name && 1 === preg_match( self::OTHERS, $words );
			if ( ! $isOther && 1 === preg_match( self::PLACES[ $name ], $words ) ) {
				return (string) $slug;
			}
		}
		return '';
	}

	/** @return list<Link> Of the header or the footer that block themes get, as far as people may open them. */
	private function links( string $name ): array {
		$part  = get_block_template( get_stylesheet() . '//' . self::PARTS[ $name ], 'wp_template_part' );
		$links = array_map( self::link( ... ), self::findLinks( parse_blocks( (string) $part?->content ) ) );
		// Block themes have these beside the menu.
		$pages = 'main-menu' !== $name ? [] : array_map( fn ( Page $page ): array => [
			'type'   => 'post_type',
			'object' => 'page',
			'id'     => $this->settings->pageId( $page ),
			'title'  => '',
			'url'    => '',
		], ThemeBasket::isShown() ? [ Page::Account ] : [ Page::Account, Page::Basket ] );
		// WordPress's own menus show drafts too.
		return array_values( array_filter(
			[ ...$links, ...$pages ],
			static fn ( array $link ): bool => 'post_type' !== $link['type'] || ( $link['id'] > 0 && 'publish' === get_post_status( $link['id'] ) )
		) );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<array<array-key, mixed>> Attributes of the links among them and in them.
	 */
	private static function findLinks( array $blocks ): array {
		$found = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$isLink = 'core/navigation-link' === ( $block['blockName'] ?? '' );
			$inner  = is_array( $block['innerBlocks'] ?? null ) ? self::findLinks( $block['innerBlocks'] ) : [];
			$found  = [ ...$found, ...( $isLink && is_array( $block['attrs'] ?? null ) ? [ $block['attrs'] ] : [] ), ...$inner ];
		}
		return $found;
	}

	/**
	 * @param array<array-key, mixed> $link
	 * @return Link
	 */
	private static function link( array $link ): array {
		$text = static fn ( string $name ): string => is_string( $link[ $name ] ?? null ) ? $link[ $name ] : '';
		$type = match ( $text( 'kind' ) ) {
			'post-type' => 'post_type',
			'taxonomy'  => 'taxonomy',
			default     => 'custom',
		};
		return [
			'type'   => $type,
			'object' => 'custom' === $type ? 'custom' : $text( 'type' ),
			'id'     => is_int( $link['id'] ?? null ) ? $link['id'] : 0,
			// A page or category that is renamed is so in the menu.
			'title'  => 'custom' === $type ? html_entity_decode( $text( 'label' ), ENT_QUOTES ) : '',
			'url'    => 'custom' === $type ? $text( 'url' ) : '',
		];
	}
}
