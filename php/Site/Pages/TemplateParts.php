<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\View;
use WP_Block_Template;

/**
 * Headers and a footer of a shop, which an editor may choose in the place of the theme's. WordPress registers templates of plugins,
 * but no parts: they come through its filters, and are the site's own as soon as an editor has saved them.
 */
final class TemplateParts {
	public function __construct(
		private readonly View $view,
		private readonly Engine $engine
	) {}

	public function register(): void {
		add_filter( 'get_block_templates', [ $this, 'list' ], 20, 3 );
		add_filter( 'pre_get_block_file_template', [ $this, 'find' ], 20, 3 );
	}

	/**
	 * @param array<array-key, WP_Block_Template> $found
	 * @param array<string, mixed>                $query
	 * @return array<array-key, WP_Block_Template>
	 */
	public function list( array $found, array $query, string $type ): array {
		if ( 'wp_template_part' !== $type || isset( $query['wp_id'] ) || ! wp_is_block_theme() ) {
			return $found;
		}
		$known  = array_map( static fn ( WP_Block_Template $part ): string => $part->slug, $found );
		$wanted = (array) ( $query['slug__in'] ?? [] );
		foreach ( $this->parts() as $slug => $part ) {
			$isAsked = [] === $wanted || in_array( $slug, $wanted, true );
			$isThere = in_array( ( $query['area'] ?? '' ), [ '', $part['area'] ], true );
			if ( $isAsked && $isThere && ! in_array( $slug, $known, true ) ) {
				$found[] = $this->part( $slug, $part );
			}
		}
		return $found;
	}

	public function find( ?WP_Block_Template $found, string $id, string $type ): ?WP_Block_Template {
		[ $theme, $slug ] = explode( '//', $id, 2 ) + [ '', '' ];
		if ( null !== $found || 'wp_template_part' !== $type || get_stylesheet() !== $theme ) {
			return $found;
		}
		$part = $this->parts()[ $slug ] ?? null;
		return null === $part ? null : $this->part( $slug, $part );
	}

	/** @return array<string, array{title: string, area: string, view: string}> By slug. */
	private function parts(): array {
		return [
			'marketday-header'          => [
				'title' => __( 'Shop header', 'marketday' ),
				'area'  => 'header',
				'view'  => 'part-header',
			],
			'marketday-checkout-header' => [
				'title' => __( 'Checkout header', 'marketday' ),
				'area'  => 'header',
				'view'  => 'part-checkout-header',
			],
			'marketday-checkout-footer' => [
				'title' => __( 'Checkout footer', 'marketday' ),
				'area'  => 'footer',
				'view'  => 'part-checkout-footer',
			],
			'marketday-footer'          => [
				'title' => __( 'Shop footer', 'marketday' ),
				'area'  => 'footer',
				'view'  => 'part-footer',
			],
		];
	}

	/** @param array{title: string, area: string, view: string} $part */
	private function part( string $slug, array $part ): WP_Block_Template {
		$template                 = new WP_Block_Template();
		$template->id             = get_stylesheet() . "//{$slug}";
		$template->theme          = get_stylesheet();
		$template->plugin         = 'marketday';
		$template->slug           = $slug;
		$template->type           = 'wp_template_part';
		$template->source         = 'plugin';
		$template->origin         = 'plugin';
		$template->status         = 'publish';
		$template->title          = $part['title'];
		$template->area           = $part['area'];
		$template->content        = $this->view->render( $part['view'], $this->links( $part['view'] ) );
		$template->has_theme_file = true;
		return $template;
	}

	/** @return array<string, mixed> What the view shows of menus and links: no more is read, since the checkout has neither. */
	private function links( string $view ): array {
		$menus = new ShopMenus( $this->engine );
		return match ( $view ) {
			'part-header'          => [ 'menu' => $menus->header() ],
			'part-footer'          => [
				'shop'        => $menus->shop(),
				'information' => $menus->information(),
			],
			'part-checkout-footer' => [ 'reading' => $this->reading() ],
			default                => [],
		};
	}

	/** @return list<array{name: string, url: string}> Terms, returns and privacy, those that the site has. */
	private function reading(): array {
		$links = $this->pageLinks( Page::Terms );
		foreach ( [ 'woocommerce_refund_returns_page_id', 'wp_page_for_privacy_policy' ] as $option ) {
			$id = (int) get_option( $option );
			if ( $id > 0 && 'publish' === get_post_status( $id ) ) {
				$links[] = [
					'name' => wp_strip_all_tags( get_the_title( $id ) ),
					'url'  => (string) get_permalink( $id ),
				];
			}
		}
		return $links;
	}

	/** @return list<array{name: string, url: string}> */
	private function pageLinks( Page ...$pages ): array {
		$links = [];
		foreach ( $pages as $page ) {
			$id = $this->engine->settings()->pageId( $page );
			if ( $id > 0 ) {
				$links[] = [
					'name' => wp_strip_all_tags( get_the_title( $id ) ),
					'url'  => $this->engine->settings()->pageUrl( $page ),
				];
			}
		}
		return $links;
	}
}
