<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\SaleEvents;
use PHPUnit\Framework\TestCase;
use ReflectionClass;
use ReflectionMethod;

/** An event that only one engine fires would be a feature that works on one of them. */
final class EngineEventsTest extends TestCase {
	private const ENGINES = [ 'Embedded', 'WooCommerce' ];

	/**
	 * The sections of the embedded store's account are asked for by php/Buying/Account, which draws it; its pages in classic themes are always ours;
	 * it has no blocks of WooCommerce's that could wait.
	 */
	private const ELSEWHERE = [ 'marketday_account_sections', 'marketday_uses_classic_pages', 'marketday_woocommerce_blocks_wait' ];

	/** The page that pays for an order is the embedded store's own; WooCommerce has one. */
	private const OF_ITS_PAGES = [ 'marketday_order_summary' ];

	public function test_both_engines_fire_every_event_of_a_sale(): void {
		$methods = array_map(
			static fn ( ReflectionMethod $method ): string => $method->getName(),
			( new ReflectionClass( SaleEvents::class ) )->getMethods( ReflectionMethod::IS_PUBLIC )
		);
		$fired   = array_filter( $methods, static fn ( string $name ): bool => ! str_starts_with( $name, 'on' ) );
		self::assertGreaterThan( 10, count( $fired ) );
		foreach ( self::ENGINES as $engine ) {
			$code = $this->code( $engine );
			self::assertSame( [], array_values(
				array_filter( $fired, static fn ( string $name ): bool => ! str_contains( $code, "SaleEvents::{$name}(" ) ) ),
				"What {$engine} does not fire."
			);
		}
	}

	public function test_both_engines_fire_each_others_events_of_the_catalogue(): void {
		[ $embedded, $woocommerce ] = array_map( $this->names( ... ), self::ENGINES );
		self::assertContains( 'marketday_product_saved', $embedded );
		self::assertSame( array_values( array_diff( $embedded, self::OF_ITS_PAGES ) ), array_values( array_diff( $woocommerce, self::ELSEWHERE ) ) );
	}

	/** @return list<string> The events that the engine's folder names by itself. */
	private function names( string $engine ): array {
		preg_match_all( "/\\b(?:do_action|apply_filters|Announcement::make|Announcement::ofOrder)\\( (?:\\\$orderId, )?'(marketday_\\w+)'/", $this->code( $engine ), $found );
		$names = array_values( array_unique( $found[1] ) );
		sort( $names );
		return $names;
	}

	/** What an engine's folder says, and what the steps say that it shares with the other. */
	private function code( string $engine ): string {
		$engines = __DIR__ . '/../../../php/Engine';
		$folder  = (string) realpath( "{$engines}/{$engine}" );
		$code    = '';
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$code .= 'php' === $file->getExtension() ? (string) file_get_contents( (string) $file ) : '';
		}
		return $code . ( str_contains( $code, 'new PaymentAttempt(' ) ? (string) file_get_contents( "{$engines}/Contract/PaymentAttempt.php" ) : '' );
	}
}
