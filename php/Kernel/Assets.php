<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsLate;

/** The shared page scripts (behaviour, kernel, host) and the configuration the kernel reads, and what the blocks of a kind of page share. */
#[LoadsLate( 'wp_enqueue_scripts', 'admin_enqueue_scripts', 'login_enqueue_scripts', 'enqueue_block_assets' )]
final class Assets implements Feature {
	/** Blocks in the column of a classic theme. */
	private const COLUMN = ':is([class*="wp-block-marketday-"],[class*="wp-block-marketday-"] *).alignwide{margin-inline:0}';

	public const ROOMS = [ 'behaviour', 'kernel', 'host' ];

	/** Sheets in `blocks/_shared`; each brings those it needs. */
	private const SHEETS = [
		'tokens'   => [],
		'fields'   => [ 'marketday-tokens' ],
		'forms'    => [ 'marketday-fields' ],
		'carousel' => [ 'marketday-tokens' ],
		'listing'  => [ 'marketday-tokens' ],
		'product-buttons' => [ 'marketday-tokens' ],
		'product-lists' => [ 'marketday-tokens' ],
		'mini-basket' => [ 'marketday-tokens' ],
		'newsletter-popup' => [ 'marketday-tokens' ],
	];

	/** Hooks of a page before it prints scripts. */
	private const PAGES = [ 'wp_enqueue_scripts', 'admin_enqueue_scripts', 'login_enqueue_scripts', 'enqueue_block_assets' ];

	public function __construct( private readonly string $pluginFile ) {}

	public function register(): void {
		DrawingSetup::addAssets( $this->registerRooms( ... ), 5 );
		DrawingSetup::addAssets( $this->registerSheets( ... ), 5 );
		// A classic theme draws the first block when its page has begun.
		DrawingSetup::addAssets( $this->addToBegunPage( ... ), 6 );
		// Pages need it; the many calls that answer with data do not.
		foreach ( self::PAGES as $hook ) {
			add_action( $hook, $this->addConfiguration( ... ), 1 );
		}
		add_action( 'enqueue_block_assets', [ $this, 'addThemeButton' ] );
	}

	private function registerRooms(): void {
		$folder = dirname( $this->pluginFile );
		foreach ( self::ROOMS as $room ) {
			BuiltScript::register( $folder, $room, $room );
		}
		BuiltScript::register( $folder, 'listing', 'blocks/_shared/listing', false );
		BuiltScript::register( $folder, 'product-buttons', 'blocks/_shared/product-buttons' );
		BuiltScript::register( $folder, 'product-page', 'blocks/_shared/product-page' );
		BuiltScript::register( $folder, 'payment-methods', 'blocks/_shared/payment-methods', true, [ 'wc-blocks-registry' ] );
	}

	private function addConfiguration(): void {
		if ( wp_script_is( 'marketday-kernel', 'registered' ) && false === wp_scripts()->get_data( 'marketday-kernel', 'before' ) ) {
			wp_add_inline_script(
				'marketday-kernel',
				'window.marketdayPage=' . wp_json_encode( $this->pageConfiguration(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . ';',
				'before'
			);
		}
	}

	private function addToBegunPage(): void {
		if ( [] !== array_filter( self::PAGES, static fn ( string $hook ): bool => did_action( $hook ) > 0 ) ) {
			$this->addConfiguration();
			$this->addThemeButton();
		}
	}

	/** Linked, never printed into the page as WordPress does with small ones: a browser keeps them from page to page. */
	private function registerSheets(): void {
		foreach ( self::SHEETS as $sheet => $needs ) {
			$path = "build/blocks/_shared/{$sheet}.css";
			wp_register_style( "marketday-{$sheet}", plugins_url( $path, $this->pluginFile ), $needs, (string) @filemtime( dirname( $this->pluginFile ) . "/{$path}" ) );
			wp_style_add_data( "marketday-{$sheet}", 'rtl', 'replace' );
		}
	}

	/** Address of a sheet, for a part that brings it when it opens. */
	public static function sheetUrl( string $sheet ): string {
		$known = wp_styles()->registered[ "marketday-{$sheet}" ] ?? null;
		$url   = null === $known ? '' : add_query_arg( 'ver', (string) $known->ver, (string) $known->src );
		return is_rtl() ? str_replace( "/{$sheet}.css", "/{$sheet}-rtl.css", $url ) : $url;
	}

	/** Buttons as the theme has them, and as an editor changes them under Styles: accent and shape of everything of ours. */
	public function addThemeButton(): void {
		// WordPress collects what the canvas needs once more in the same request.
		if ( false !== wp_styles()->get_data( 'marketday-tokens', 'after' ) ) {
			return;
		}
		// A classic theme's buttons are not those of WordPress's own theme.json.
		$isClassic = ! wp_theme_has_theme_json();
		$style     = ThemeButton::properties( $isClassic ? ClassicButton::styles() : ThemeButton::styles() );
		// The editor's canvas has the browser's.
		$style .= is_admin() ? '' : RootSize::properties();
		if ( '' !== $style ) {
			wp_add_inline_style( 'marketday-tokens', ":root{{$style}}" . ( $isClassic ? ClassicButton::rules() : '' ) );
		}
		// Beside a theme.json, which says how wide 'wide' is in groups, a classic theme may draw it past its column.
		if ( ! $isClassic && ! wp_is_block_theme() ) {
			wp_add_inline_style( 'marketday-tokens', self::COLUMN );
		}
	}

	/**
	 * Addresses and settings that are the same for every visitor: nothing here may vary by visitor, pages are cached.
	 *
	 * @return array<string, mixed>
	 */
	private function pageConfiguration(): array {
		$configuration = [
			'restUrl'   => rest_url(),
			'wcAjaxUrl' => home_url( '/?wc-ajax=%%endpoint%%' ),
			'ajaxUrl'   => admin_url( 'admin-ajax.php' ),
			'scriptsUrl' => plugins_url( 'build/', $this->pluginFile ),
		];
		/**
		 * Adds to the page configuration (`readPageConfig()` in src/host).
		 *
		 * @param array<string, mixed> $configuration The same for every visitor.
		 */
		return (array) apply_filters( 'marketday_page_configuration', $configuration );
	}
}
