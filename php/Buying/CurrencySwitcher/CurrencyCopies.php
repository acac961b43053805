<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

/** Copies of a page, one for each currency, in the page caches that can tell cookies apart: LiteSpeed Cache and WP Rocket. */
final class CurrencyCopies {
	/**
	 * Names of constants by which other page caches are known. They have one copy of a page for all: beside one of them the copies of
	 * LiteSpeed Cache and WP Rocket are of no use.
	 */
	private const OTHERS = [ 'WPCACHEHOME', 'W3TC', 'WPFC_MAIN_PATH', 'CACHE_ENABLER_VERSION', 'BREEZE_VERSION' ];

	/** Names of LiteSpeed's servers that read from a page which cookies it varies with. */
	private const READS_HEADER = [ 'LITESPEED_SERVER_ENT', 'LITESPEED_SERVER_ADC' ];

	/**
	 * @param array<string, mixed>|null $constants Those that are defined; null for the site's own.
	 * @param string                    $rules     File with the rules of the web server.
	 */
	public function __construct(
		private readonly ?array $constants = null,
		private readonly string $rules = ABSPATH . '.htaccess'
	) {}

	public function register(): void {
		// WP Rocket's web server rules would hand out a page without a look at its cookie.
		add_filter( 'rocket_htaccess_mod_rewrite', static fn ( mixed $isUsed ): mixed => self::isChoice() ? false : $isUsed );
		// LiteSpeed asks twice: for the rules of its web server, and for the page that it is about to keep.
		foreach ( [ 'rocket_cache_dynamic_cookies', 'litespeed_vary_cookies', 'litespeed_vary_curr_cookies' ] as $filter ) {
			add_filter( $filter, self::withCookie( ... ) );
		}
		foreach ( [ 'add_option_', 'update_option_', 'delete_option_' ] as $hook ) {
			add_action( $hook . CurrencyList::OPTION, self::renewRocket( ... ) );
		}
	}

	/** Tells whether the site's page cache keeps this page for those alone who have chosen the same currency. */
	public function areKept(): bool {
		if ( [] !== array_filter( self::OTHERS, fn ( string $other ): bool => null !== $this->constant( $other ) ) ) {
			return false;
		}
		$isRocket    = null !== $this->constant( 'WP_ROCKET_VERSION' );
		$isLiteSpeed = null !== $this->constant( 'LITESPEED_ON' );
		return ( $isRocket || $isLiteSpeed ) && ( ! $isRocket || $this->isRocketReady() ) && ( ! $isLiteSpeed || $this->isLiteSpeedReady() );
	}

	/** OpenLiteSpeed knows a cookie by its rules alone, which LiteSpeed Cache writes when its settings are saved. */
	private function isLiteSpeedReady(): bool {
		return in_array( $this->constant( 'LITESPEED_SERVER_TYPE' ), self::READS_HEADER, true ) || self::names( $this->rules );
	}

	/** WP Rocket asks no filter when it looks for a page: it reads a file that it wrote before. */
	private function isRocketReady(): bool {
		$folder = $this->constant( 'WP_ROCKET_CONFIG_PATH' );
		$host   = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$path   = str_replace( '/', '.', untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) );
		return is_string( $folder ) && self::names( "{$folder}{$host}{$path}.php" );
	}

	private static function withCookie( mixed $cookies ): mixed {
		return self::isChoice() ? [ ...( is_array( $cookies ) ? $cookies : [] ), VisitorsCurrency::COOKIE ] : $cookies;
	}

	private static function isChoice(): bool {
		return [] !== (array) get_option( CurrencyList::OPTION, [] );
	}

	private static function names( string $file ): bool {
		return is_readable( $file ) && str_contains( (string) file_get_contents( $file ), VisitorsCurrency::COOKIE );
	}

	private function constant( string $name ): mixed {
		return null === $this->constants ? ( defined( $name ) ? constant( $name ) : null ) : $this->constants[ $name ] ?? null;
	}

	private static function renewRocket(): void {
		if ( function_exists( 'rocket_generate_config_file' ) ) {
			function_exists( 'flush_rocket_htaccess' ) && flush_rocket_htaccess();
			rocket_generate_config_file();
			function_exists( 'rocket_clean_domain' ) && rocket_clean_domain();
		}
	}
}
