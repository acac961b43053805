<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\InformationPages;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Swatches;
use Marketday\Engine\Contract\Term;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\SettingsTabsScreen;
use WP_Post;

/**
 * The guide's end: what only the shop's people can write or decide, and where everything that was made is changed.
 *
 * @phpstan-type Link array{label: string, url: string}
 * @phpstan-type Task array{label: string, url: string, isDone: bool}
 */
final class NextSteps {
	/** @param array<string, string> $ways As `Steps::ways()` gives them. */
	public function __construct(
		private readonly Engine $engine,
		private readonly array $ways
	) {}

	/** @return list<Link> */
	public function stillToDo(): array {
		return array_map( static fn ( array $task ): array => [
			'label' => $task['label'],
			'url'   => $task['url'],
		], array_values( array_filter( $this->tasks(), static fn ( array $task ): bool => ! $task['isDone'] ) ) );
	}

	/** @return list<Task> What a shop needs, done or not. */
	public function tasks(): array {
		return array_values( array_filter( [
			$this->task( '' !== (string) get_option( 'blogdescription' ), __( 'Say in one line what you sell', 'marketday' ), admin_url( 'options-general.php' ) ),
			$this->task(
				[] !== $this->engine->catalogue()->query( new ProductQuery( perPage: 1 ) )->products,
				__( 'Add your first product', 'marketday' ),
				$this->ways['add'] ?? ''
			),
			$this->task( $this->engine->settings()->deliversAtHome(), __( 'Set up delivery', 'marketday' ), $this->ways['delivery'] ?? '' ),
			$this->task( [] !== $this->engine->checkout()->paymentMethods(), __( 'Set up payments', 'marketday' ), $this->ways['payment'] ?? '' ),
			...$this->information(),
			$this->swatches(),
			$this->task( has_custom_logo() || has_site_icon(), __( 'Add your logo', 'marketday' ), $this->ways['editor'] ?? '' ),
		] ) );
	}

	/** @return list<Link> */
	public function links(): array {
		$front = (int) get_option( 'page_on_front' );
		$menu  = (int) get_option( ShopMenu::OPTION );
		return array_values( array_filter( [
			self::link( __( 'See your shop', 'marketday' ), home_url( '/' ) ),
			'page' === get_option( 'show_on_front' ) ? self::link( __( 'Edit the front page', 'marketday' ), (string) get_edit_post_link( $front, 'raw' ) ) : null,
			wp_is_block_theme() ? self::link( __( 'Edit the header', 'marketday' ), self::siteEditor( 'wp_template_part', get_stylesheet() . '//header' ) ) : null,
			'wp_navigation' === get_post_type( $menu )
				? self::link( __( 'Edit the menu', 'marketday' ), self::siteEditor( 'wp_navigation', (string) $menu ) )
				: self::link( __( 'Edit the menu', 'marketday' ), admin_url( wp_is_block_theme() ? 'site-editor.php?p=/navigation' : 'nav-menus.php' ) ),
			self::link( __( 'Add an event', 'marketday' ), admin_url( 'post-new.php?post_type=marketday_event' ) ),
			self::link( __( 'Newsletter subscribers', 'marketday' ), OwnMenu::address( 'marketday-newsletter' ) ),
			self::link( __( 'Wishlist page', 'marketday' ), (string) get_permalink( (int) get_option( 'marketday_wishlist_page_id' ) ) ),
			self::link( __( 'Take payments with PayPal', 'marketday' ), OwnMenu::address( 'marketday-paypal' ) ),
			self::link( __( 'All settings', 'marketday' ), SettingsTabsScreen::address() ),
		] ) );
	}

	/** @return list<Task> Pages that a shop has to have, or people look for. */
	private function information(): array {
		$pages = new InformationPages( $this->engine->settings() );
		$new   = admin_url( 'post-new.php?post_type=page' );
		$found = [];
		foreach ( [
			'contact' => [ $new, __( 'Add a contact page', 'marketday' ), __( 'Finish and publish your contact page', 'marketday' ) ],
			'returns' => [ $new, __( 'Add a returns page', 'marketday' ), __( 'Finish and publish your returns page', 'marketday' ) ],
			'privacy' => [
				admin_url( 'options-privacy.php' ),
				__( 'Add a privacy policy', 'marketday' ),
				__( 'Finish and publish your privacy policy', 'marketday' ),
			],
			'terms'   => [
				$this->ways['terms'] ?? '',
				__( 'Add your terms and conditions', 'marketday' ),
				__( 'Finish and publish your terms and conditions', 'marketday' ),
			],
		] as $name => [ $url, $missing, $draft ] ) {
			$page = $pages->page( $name );
			if ( ! $page instanceof WP_Post ) {
				$found[] = $this->task( false, $missing, $url );
			} else {
				$isLive  = 'publish' === $page->post_status;
				$found[] = $this->task( $isLive, $isLive ? $page->post_title : $draft, (string) get_edit_post_link( $page, 'raw' ) );
			}
		}
		return array_values( array_filter( $found ) );
	}

	/** @return Task|null An attribute whose values would be shown as colours, had they any. */
	private function swatches(): ?array {
		foreach ( $this->engine->catalogue()->attributeTaxonomies() as $taxonomy => $label ) {
			if ( 1 !== preg_match( '/colou?r/i', "{$taxonomy} {$label}" ) ) {
				continue;
			}
			$bare = array_filter(
				$this->engine->catalogue()->terms( $taxonomy, false ),
				static fn ( Term $term ): bool => Swatches::ofTerm( $term->id )->isLabel()
			);
			if ( [] !== $bare ) {
				return $this->task(
					false,
					/* translators: %s: name of an attribute, such as 'Colour'. */
					sprintf( __( 'Show “%s” as swatches: give each value a colour', 'marketday' ), $label ),
					admin_url( "edit-tags.php?taxonomy={$taxonomy}&post_type=product" )
				);
			}
		}
		return null;
	}

	/** @return Task|null */
	private function task( bool $isDone, string $label, string $url ): ?array {
		return '' === $url ? null : [
			'label'  => $label,
			'url'    => $url,
			'isDone' => $isDone,
		];
	}

	/** @return Link|null */
	private static function link( string $label, string $url ): ?array {
		return '' === $url ? null : [
			'label' => $label,
			'url'   => $url,
		];
	}

	private static function siteEditor( string $type, string $id ): string {
		return admin_url( 'site-editor.php?' . http_build_query( [
			'postType' => $type,
			'postId'   => $id,
			'canvas'   => 'edit',
		] ) );
	}
}
