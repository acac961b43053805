<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Kernel\Schema;
use Marketday\Tests\OwnTables;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** A worker that is killed between the order's commit and its mails: they come, each once. A real process dies here. */
#[Group( 'sqlite' )]
final class KilledEmailTest extends TestCase {
	private int $product = 0;

	private string $file = '';

	/** @var array<string, mixed> */
	private array $options = [];

	/** @var list<string> What this process has sent and told. */
	private array $calls = [];

	protected function setUp(): void {
		if ( 'embedded' !== PluginAccess::engine()->name() || ! function_exists( 'posix_kill' ) ) {
			self::markTestSkipped( 'Needs the embedded store and posix.' );
		}
		OwnTables::make();
		$settings = [
			'woocommerce_ship_to_countries' => 'disabled',
			'woocommerce_bacs_settings'     => [ 'enabled' => 'yes' ],
			'woocommerce_manage_stock'      => 'yes',
		];
		foreach ( $settings as $name => $value ) {
			$this->options[ $name ] = get_option( $name );
			update_option( $name, $value );
		}
		wp_set_current_user( 0 );
		$this->file    = (string) tempnam( get_temp_dir(), 'mails' );
		$this->product = PluginAccess::engine()->writer()->save( new ProductDraft(
			sku: 'KILLED-' . uniqid(),
			name: 'Killed',
			status: 'publish',
			regularPrice: '10',
			stockQuantity: '5'
		) );
		add_filter( 'pre_wp_mail', [ $this, 'keepEmail' ], 10, 2 );
		add_action( 'marketday_stock_changed', [ $this, 'countStock' ] );
		add_action( 'marketday_order_placed', [ $this, 'countOrder' ] );
	}

	protected function tearDown(): void {
		global $wpdb;
		remove_filter( 'pre_wp_mail', [ $this, 'keepEmail' ] );
		remove_action( 'marketday_stock_changed', [ $this, 'countStock' ] );
		remove_action( 'marketday_order_placed', [ $this, 'countOrder' ] );
		foreach ( $this->orders() as $id ) {
			wp_delete_post( $id, true );
		}
		wp_delete_post( $this->product, true );
		$wpdb->query( 'DELETE FROM ' . Schema::table( 'outbox' ) );
		PluginAccess::engine()->jobs()->cancel( Outbox::JOB );
		foreach ( $this->options as $name => $value ) {
			false === $value ? delete_option( $name ) : update_option( $name, $value );
		}
		'' === $this->file ?: unlink( $this->file );
	}

	/** @param array<string, mixed> $email */
	public function keepEmail( mixed $handled, array $email ): bool {
		$this->calls[] = (string) $email['subject'];
		return true;
	}

	public function countStock( int $id ): void {
		$this->calls[] = $id === $this->product ? 'stock' : 'another stock';
	}

	public function countOrder( int $id ): void {
		$this->calls[] = "placed {$id}";
	}

	/** @return iterable<string, array{string, list<string>}> Where it dies, and what is left for the job beside the mail to the shopper. */
	public static function points(): iterable {
		yield 'after the commit' => [ 'after the commit', [ 'stock', 'placed', 'New order' ] ];
		yield 'at the stock' => [ 'at the stock', [ 'stock', 'placed', 'New order' ] ];
		yield 'at its announcement' => [ 'at its announcement', [ 'placed', 'New order' ] ];
		yield 'before the first mail' => [ 'before the first mail', [ 'New order' ] ];
		yield 'between two mails' => [ 'between two mails', [] ];
	}

	/** @param list<string> $left */
	#[DataProvider( 'points' )]
	public function test_dies( string $point, array $left ): void {
		global $wpdb;
		$this->order( $point );
		$orders = $this->orders();
		self::assertCount( 1, $orders );
		self::assertNotNull( PluginAccess::engine()->jobs()->waitsUntil( Outbox::JOB ), 'No job looks after it.' );

		// Not before the process could have done it itself.
		do_action( Outbox::JOB );
		self::assertSame( [], $this->calls );
		$wpdb->query( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET due_at = 1' );
		do_action( Outbox::JOB );
		do_action( Outbox::JOB );

		[ $shop, $site ] = [ "#{$orders[0]}", wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ) ];
		$names           = [
			'New order' => "[{$site}] New order {$shop}",
			'placed'    => "placed {$orders[0]}",
		];
		$shopper         = "We’ve received your order {$shop} at {$site}";
		$expected        = [ ...array_map( static fn ( string $one ): string => $names[ $one ] ?? $one, $left ), $shopper ];
		self::assertSame( $expected, $this->calls );
		$before = file( $this->file, FILE_IGNORE_NEW_LINES ) ?: [];
		$after  = array_filter( $this->calls, static fn ( string $one ): bool => str_contains( $one, '#' ) );
		self::assertSame( [ $names['New order'], $shopper ], [ ...$before, ...$after ] );
		self::assertSame( '0', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Schema::table( 'outbox' ) ) );
		self::assertNull( PluginAccess::engine()->jobs()->waitsUntil( Outbox::JOB ) );
	}

	public function test_a_process_that_ends_by_itself_before_the_commit_has_ordered_and_mailed_nothing(): void {
		global $wpdb;

		$this->order( 'right before the commit' );

		self::assertSame( [], $this->orders() );
		self::assertSame( '', (string) file_get_contents( $this->file ) );
		self::assertSame( '0', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Schema::table( 'outbox' ) ) );
	}

	/** In a process of its own, which ends at this point. */
	private function order( string $point ): void {
		$process = proc_open(
			[ PHP_BINARY, __DIR__ . '/fixtures/order-and-die.php', (string) $this->product, $point, $this->file ],
			[ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ],
			$pipes
		);
		stream_get_contents( $pipes[1] );
		proc_close( $process );
		wp_cache_flush();
	}

	/** @return list<int> */
	private function orders(): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_billing_email' AND meta_value = 'killed@example.com'" ) );
	}
}
