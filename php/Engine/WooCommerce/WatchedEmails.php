<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Outbox\Outbox;
use WC_Emails;

/** WooCommerce's mails that follow no state of an order: written down before they are sent, so that they come where its process dies. */
final class WatchedEmails {
	private const KIND = 'woocommerce_event_mail';

	/** Priority around WooCommerce's own sending, and what puts it off. */
	private const BEFORE = 5;
	private const AFTER  = 15;

	private const HOOKS = [
		'woocommerce_created_customer',
		'woocommerce_new_customer_note',
		'woocommerce_order_fully_refunded',
		'woocommerce_order_partially_refunded',
	];

	/** @var list<string> Names of those that are being told in this process, the innermost last. */
	private array $open = [];

	public function __construct( private readonly Outbox $outbox, private readonly LateEmails $late ) {}

	public function register(): void {
		foreach ( self::HOOKS as $hook ) {
			add_action( $hook, fn ( mixed ...$about ) => $this->begin( $hook, $about ), self::BEFORE, 10 );
			add_action( $hook, fn () => $this->end( $hook ), self::AFTER, 0 );
		}
		$this->outbox->handle( self::KIND, static function ( array $arguments ): bool {
			WC_Emails::send_queued_transactional_email( (string) $arguments[0], (array) $arguments[1] );
			return true;
		}, static fn (): string => __( 'Email to the shopper', 'marketday' ) );
	}

	/** @param array<mixed> $about */
	private function begin( string $hook, array $about ): void {
		if ( false === has_action( $hook, [ WC_Emails::class, 'send_transactional_email' ] ) ) {
			$this->open[] = ''; // Action Scheduler has it, or nobody.
			return;
		}
		// A password is not kept: the mail of a job has a link to choose one.
		$kept = 'woocommerce_created_customer' === $hook ? [ (int) $about[0], [], true ] : array_values( $about );
		$name = $hook . ':' . md5( (string) wp_json_encode( $kept ) );
		$this->outbox->prepareWatch();
		$this->outbox->watch( self::KIND, $name, [ $hook, $kept ], 0, Outbox::CLAIM );
		$this->open[] = $name;
	}

	private function end( string $hook ): void {
		$name   = (string) array_pop( $this->open );
		$finish = fn () => $this->outbox->finish( self::KIND, $name );
		if ( '' !== $name ) {
			$this->late->isWaiting( $hook ) ? $this->late->around( static fn () => null, $finish ) : $finish();
		}
	}
}
