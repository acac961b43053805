<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** A worker that is killed after it took the stock, before the order was whole. A real process dies here, so nothing is rolled back by a test. */
#[Group( 'sqlite' )]
final class KilledWorkerTest extends TestCase {
	private int $product = 0;

	/** @var array<string, mixed> */
	private array $options = [];

	protected function setUp(): void {
		if ( 'embedded' !== PluginAccess::engine()->name() || ! function_exists( 'posix_kill' ) ) {
			self::markTestSkipped( 'Needs the embedded store and posix.' );
		}
		foreach ( [ 'woocommerce_ship_to_countries' => 'disabled', 'woocommerce_bacs_settings' => [ 'enabled' => 'yes' ] ] as $name => $value ) {
			$this->options[ $name ] = get_option( $name );
			update_option( $name, $value );
		}
		wp_set_current_user( 0 );
		$this->product = PluginAccess::engine()->writer()->save( new ProductDraft(
			sku: 'KILLED-' . uniqid(),
			name: 'Killed',
			status: 'publish',
			regularPrice: '10',
			stockQuantity: '5'
		) );
	}

	protected function tearDown(): void {
		wp_delete_post( $this->product, true );
		foreach ( $this->options as $name => $value ) {
			false === $value ? delete_option( $name ) : update_option( $name, $value );
		}
	}

	public function test_leaves_neither_order_nor_missing_stock(): void {
		global $wpdb;
		$process = proc_open(
			[ PHP_BINARY, __DIR__ . '/fixtures/place-and-die.php', (string) $this->product ],
			[ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ],
			$pipes
		);
		$seen    = stream_get_contents( $pipes[1] );
		proc_close( $process );

		// The process had taken two of five pieces and stored its order when it died.
		self::assertSame( 'stock 3, orders 1', $seen );
		self::assertSame( '5', $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_stock'", $this->product ) ) );
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key = '_billing_email' AND meta_value = 'killed@example.com'" ) );
	}
}
