<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Admin\SettingsTabsScreen;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;

/** Steps of the guide: what each asks, looks after and does. */
final class Steps {
	private const PAGES = [ Page::Shop, Page::Basket, Page::Checkout, Page::Account ];

	public function __construct(
		private readonly Engine $engine,
		private readonly SiteLook $look,
		private readonly PageBlocks $blocks
	) {}

	/** @return list<array{name: string, title: string, text: string, checks: list<array{label: string, isDone: bool}>}> */
	public function toArray(): array {
		return array_map( fn ( Step $step ): array => [
			'name'   => $step->value,
			'title'  => $step->title(),
			'text'   => $step->text(),
			'checks' => $this->checks( $step ),
		], Step::cases() );
	}

	/** @return array{name: string, tagline: string, country: string, currency: string} Codes of where and in what it sells: the screen has their names. */
	public function shop(): array {
		$plain = static fn ( string $option ): string => html_entity_decode( (string) get_option( $option ), ENT_QUOTES );
		return [
			'name'    => $plain( 'blogname' ),
			'tagline'  => $plain( 'blogdescription' ),
			'country'  => $this->engine->settings()->baseCountry(),
			'currency' => $this->engine->settings()->baseCurrency()->code,
		];
	}

	/** @return list<array{name: string, label: string, help: string, isMade: bool, isChosen: bool}> */
	public function look(): array {
		$choices = [];
		foreach ( $this->look->choices() as $name => $choice ) {
			$isMade    = $this->look->isMade( (string) $name );
			$choices[] = [
				'name'     => (string) $name,
				'label'    => $choice['label'],
				'help'     => $isMade ? __( 'Your site already has one, which stays.', 'marketday' ) : $choice['help'],
				'isMade'   => $isMade,
				'isChosen' => true,
			];
		}
		return [ ...$this->templates(), ...$choices ];
	}

	/** @return list<array{name: string, label: string, help: string, isMade: bool, isChosen: bool}> */
	private function templates(): array {
		/**
		 * Templates of the shop of which the theme has its own, or that it leaves to WooCommerce.
		 *
		 * @param list<array{name: string, label: string, help: string, isMade: bool, isChosen: bool}> $templates `isMade`: there is nothing to choose.
		 */
		$templates = apply_filters( 'marketday_setup_templates', [] );
		return is_array( $templates ) ? array_values( $templates ) : [];
	}

	/** @return list<array{name: string, title: string, isTheirs: bool, isReplaced: bool}> Pages that show WooCommerce's blocks, or did. */
	public function pages(): array {
		return $this->blocks->pages();
	}

	/** @return array{todo: list<array{label: string, url: string}>, links: list<array{label: string, url: string}>} */
	public function end(): array {
		$next = new NextSteps( $this->engine, $this->ways() );
		return [
			'todo'  => $next->stillToDo(),
			'links' => $next->links(),
		];
	}

	/** @return list<array{label: string, url: string, isDone: bool}> What a shop needs, done or not: its pages first. */
	public function tasks(): array {
		$pages = array_map( fn ( Page $page ): array => [
			'label'  => self::nameOf( $page ),
			'url'    => (string) ( get_edit_post_link( $this->engine->settings()->pageId( $page ), 'raw' ) ?? SetupGuideFeature::address() ),
			'isDone' => $this->engine->settings()->pageId( $page ) > 0,
		], self::PAGES );
		return [ ...$pages, ...( new NextSteps( $this->engine, $this->ways() ) )->tasks() ];
	}

	/** @throws Problem 400 for a page that there is not. */
	public function putBack( Request $request ): void {
		$page = Page::tryFrom( $request->text( 'page' ) );
		if ( ! in_array( $page, [ Page::Basket, Page::Checkout ], true ) ) {
			throw $request->invalid( 'page', 'must be cart or checkout' );
		}
		self::unless( $this->blocks->putBack( $page ), 'marketday_page_not_changed' );
	}

	/** @return array<string, string> Addresses of the screens that the steps lead to. */
	public function ways(): array {
		$ways = [
			'settings' => SettingsTabsScreen::address(),
			'delivery' => SettingsTab::Delivery->address(),
			'payment'  => SettingsTab::Payments->address(),
			'terms'    => SettingsTab::Shop->address(),
			'add'      => admin_url( 'post-new.php?post_type=product' ),
			'import'   => OwnMenu::address( 'marketday-import' ),
			'editor'   => admin_url( wp_is_block_theme() ? 'site-editor.php' : 'customize.php' ),
			'shop'     => $this->engine->settings()->pageUrl( Page::Shop ),
			'leave'    => admin_url(),
		];
		/**
		 * Addresses of the admin screens that the set-up guide leads to: an engine has its own.
		 *
		 * @param array<string, string> $ways By `settings`, `delivery`, `payment`, `terms`, `add`, `import`, `editor`, `shop`, `leave`.
		 */
		$filtered = apply_filters( 'marketday_setup_ways', $ways );
		return array_map( 'strval', array_filter( is_array( $filtered ) ? $filtered : [], 'is_string' ) + $ways );
	}

	/** @throws Problem 400. */
	public function carryOut( Step $step, Request $request ): void {
		match ( $step ) {
			Step::Shop  => $this->nameShop( $request ),
			Step::Pages => $this->makePages( $request ),
			Step::Look  => $this->makeLook( $request ),
			default     => null,
		};
	}

	private function makePages( Request $request ): void {
		$sent   = $request->map( 'own', 2, 20 );
		$chosen = array_filter( [ Page::Basket, Page::Checkout ], static fn ( Page $page ): bool => in_array( $page->value, $sent, true ) );
		if ( count( $chosen ) !== count( $sent ) ) {
			throw $request->invalid( 'own', 'must be of cart, checkout' );
		}
		/** The shop's pages that are missing are made. */
		do_action( 'marketday_make_pages' );
		foreach ( $chosen as $page ) {
			self::unless( $this->blocks->change( $page ), 'marketday_page_not_changed' );
		}
	}

	/** @throws Problem 500 where there is one. */
	private static function unless( string $problem, string $code ): void {
		if ( '' !== $problem ) {
			throw new Problem( 500, $code, $problem );
		}
	}

	private function nameShop( Request $request ): void {
		$name = $request->text( 'name', '', 200 );
		if ( '' === $name ) {
			throw Problem::badRequest( 'marketday_shop_without_name', __( 'Your shop needs a name.', 'marketday' ) );
		}
		$tagline = $request->text( 'tagline', '', 400 );
		update_option( 'blogname', $name );
		update_option( 'blogdescription', $tagline );
	}

	private function makeLook( Request $request ): void {
		$known     = array_map( 'strval', array_keys( $this->look->choices() ) );
		$templates = array_column( $this->templates(), 'name' );
		$chosen    = array_values( $request->map( 'parts', 20, 50 ) );
		$names     = array_values( array_filter( $chosen, 'is_string' ) );
		if ( [] !== array_diff( $names, $known, $templates ) || count( $chosen ) !== count( $names ) ) {
			throw $request->invalid( 'parts', 'must be of ' . implode( ', ', [ ...$known, ...$templates ] ) );
		}
		/**
		 * A choice in the guide's step 'How it looks'.
		 *
		 * @param list<string> $names Of templates, and of parts that the guide makes itself.
		 */
		do_action( 'marketday_setup_templates_chosen', $names );
		// The menu of the header names the pages that come with the front page.
		foreach ( array_unique( array_intersect( [ 'front-page', ...$known ], $names ) ) as $name ) {
			self::unless( $this->look->make( $name ), 'marketday_look_not_made' );
		}
	}

	/** @return list<array{label: string, isDone: bool}> */
	private function checks( Step $step ): array {
		$check = static fn ( string $label, bool $isDone ): array => [
			'label'  => $label,
			'isDone' => $isDone,
		];
		return match ( $step ) {
			Step::Pages => array_map( fn ( Page $page ): array => $check( self::nameOf( $page ), $this->engine->settings()->pageId( $page ) > 0 ), self::PAGES ),
			Step::Shop, Step::Look => [],
			Step::Products => [ $check(
				__( 'Your shop has products.', 'marketday' ),
				[] !== $this->engine->catalogue()->query( new ProductQuery( perPage: 1 ) )->products
			) ],
			Step::Selling => [
				$check( __( 'You deliver within your own country.', 'marketday' ), $this->engine->settings()->deliversAtHome() ),
				$check( __( 'Customers can pay.', 'marketday' ), [] !== $this->engine->checkout()->paymentMethods() ),
			],
		};
	}

	private static function nameOf( Page $page ): string {
		return match ( $page ) {
			Page::Shop     => __( 'Shop', 'marketday' ),
			Page::Basket   => __( 'Basket', 'marketday' ),
			Page::Checkout => __( 'Checkout', 'marketday' ),
			default        => __( 'My account', 'marketday' ),
		};
	}
}
