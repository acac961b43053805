<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\InformationPages;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\SiteContents;
use Marketday\Engine\Contract\Term;
use WP_Post;

/**
 * The links of the shop's header and footer, as blocks of a menu. A page that is still a draft is in it: WordPress shows its link once it is
 * published. Nothing comes in by itself, such as pages of other plugins.
 *
 * @phpstan-type Link array{label: string, url: string, kind: string, type?: string, id?: int}
 */
final class ShopMenus {
	private const CATEGORIES = 3;

	private readonly InformationPages $information;

	private readonly SiteContents $contents;

	public function __construct( private readonly Engine $engine ) {
		$this->information = new InformationPages( $engine->settings() );
		$this->contents    = new SiteContents( $engine->catalogue() );
	}

	/** Shop, its fullest categories, events, journal and contact, as far as they are there. */
	public function header(): string {
		return $this->blocks( [
			$this->page( Page::Shop ),
			...$this->categories(),
			$this->events(),
			$this->journal(),
			self::link( $this->information->page( 'contact' ) ),
		] );
	}

	/** Menu of a shopper's ways. */
	public function shop(): string {
		return $this->blocks( [
			$this->page( Page::Shop ),
			$this->page( Page::Account ),
			self::link( get_post( (int) get_option( 'marketday_wishlist_page_id' ) ) ),
			$this->events(),
			$this->journal(),
		] );
	}

	/** Menu of what a shop has to tell. */
	public function information(): string {
		return $this->blocks( array_map(
			fn ( string $name ): ?array => self::link( $this->information->page( $name ) ),
			[ 'about', 'contact', 'returns', 'terms', 'privacy' ]
		) );
	}

	/** @param list<Link|null> $links */
	private function blocks( array $links ): string {
		return implode( "\n", array_map(
			static fn ( array $link ): string => '<!-- wp:navigation-link ' . serialize_block_attributes( $link ) . ' /-->',
			array_values( array_filter( $links ) )
		) );
	}

	/** @return Link|null */
	private function page( Page $page ): ?array {
		return self::link( get_post( $this->engine->settings()->pageId( $page ) ) );
	}

	/** @return Link|null */
	private static function link( mixed $page ): ?array {
		if ( ! $page instanceof WP_Post || 'page' !== $page->post_type ) {
			return null;
		}
		// A draft has no address yet, but will have this one.
		$url = 'publish' === $page->post_status || '' === (string) get_option( 'permalink_structure' )
			? (string) get_permalink( $page )
			: home_url( user_trailingslashit( '/' . get_page_uri( $page ) ) );
		return [
			'label' => esc_html( wp_strip_all_tags( $page->post_title ) ),
			'type'  => 'page',
			'id'    => $page->ID,
			'url'   => $url,
			'kind'  => 'post-type',
		];
	}

	/** @return list<Link> */
	private function categories(): array {
		$found = $this->contents->categories( self::CATEGORIES );
		return count( $found ) < 2 ? [] : array_map( static fn ( Term $term ): array => [
			'label' => esc_html( $term->name ),
			'type'  => $term->taxonomy,
			'id'    => $term->id,
			'url'   => $term->url(),
			'kind'  => 'taxonomy',
		], $found );
	}

	/** @return Link|null No page, but an archive: it can only be in a menu by its address. */
	private function events(): ?array {
		$url = get_post_type_archive_link( 'marketday_event' );
		return is_string( $url ) && $this->contents->hasEvents() ? [
			'label' => __( 'Events', 'marketday' ),
			'url'   => $url,
			'kind'  => 'custom',
		] : null;
	}

	/** @return Link|null */
	private function journal(): ?array {
		$isThere = 'page' === get_option( 'show_on_front' ) && $this->contents->hasPosts();
		return $isThere ? self::link( get_post( (int) get_option( 'page_for_posts' ) ) ) : null;
	}
}
