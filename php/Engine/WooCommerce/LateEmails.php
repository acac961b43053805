<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\EmailTime;
use Marketday\Kernel\Loading\LoadsIf;
use Throwable;
use WC_Emails;
use WC_Product;

/**
 * WooCommerce's mails about orders, accounts and stock, which it sends before it answers: they go out when the visitor has the answer, where
 * the server can give it first. Those about stock are for the shop alone, and are written down. A page that is only read changes no order.
 */
#[LoadsIf( 'post|parameters|called:/|screen:wp-cron.php', 'woocommerce_email_actions' )]
final class LateEmails {
	private const STOCK = 'woocommerce_stock_mail';

	private const STOCK_HOOKS = [
		'woocommerce_low_stock'          => true,
		'woocommerce_no_stock'           => true,
		'woocommerce_product_on_backorder' => true,
	];

	private const SEND = [ WC_Emails::class, 'send_transactional_email' ];

	/** Priority at which WooCommerce sends. */
	private const PRIORITY = 10;

	/** @var list<array{string, array<mixed>}> Hooks, each with its arguments. */
	private array $waiting = [];

	/** @var list<array{Closure(): void, Closure(): void}> What is done before these and after them. */
	private array $around = [];

	/** @var array<string, true> By hook: where WooCommerce's sending is taken away until the others on it are done. */
	private array $taken = [];

	public function __construct( private readonly Outbox $outbox, private readonly AfterResponse $after ) {}

	public function register(): void {
		// At `init`, with what other plugins have added to it.
		add_filter( 'woocommerce_email_actions', $this->listen( ... ), PHP_INT_MAX );
		$this->outbox->handle( self::STOCK, self::sendAboutStock( ... ), static fn (): string => __( 'Email to the shop', 'marketday' ) );
	}

	public function isWaiting( string ...$hooks ): bool {
		return [] !== array_intersect( $hooks, array_column( $this->waiting, 0 ) );
	}

	/**
	 * @param Closure(): void $begin Before the mails that wait.
	 * @param Closure(): void $end   After them, where none has failed.
	 */
	public function around( Closure $begin, Closure $end ): void {
		$this->around[] = [ $begin, $end ];
	}

	private function listen( mixed $hooks ): mixed {
		foreach ( array_filter( (array) $hooks, 'is_string' ) as $hook ) {
			add_action( $hook, [ $this, 'take' ], self::PRIORITY - 1, 10 );
			add_action( $hook, [ $this, 'giveBack' ], self::PRIORITY + 1, 0 );
		}
		return $hooks;
	}

	/** @internal On WooCommerce's hooks. */
	public function take( mixed ...$about ): void {
		$hook = (string) current_action();
		$this->giveBack();
		if ( self::PRIORITY === has_action( $hook, self::SEND ) && $this->isKept( $hook, array_values( $about ) ) ) {
			remove_action( $hook, self::SEND, self::PRIORITY );
			$this->taken[ $hook ] = true;
		}
	}

	/** @internal On WooCommerce's hooks: others look for it there, and the next order needs it. */
	public function giveBack(): void {
		$hook = (string) current_action();
		if ( isset( $this->taken[ $hook ] ) ) {
			unset( $this->taken[ $hook ] );
			add_action( $hook, self::SEND, self::PRIORITY, 10 );
		}
	}

	/**
	 * @param list<mixed> $about
	 * @return bool Whether it will be sent later.
	 */
	private function isKept( string $hook, array $about ): bool {
		if ( AfterResponse::isAnswered() || ! EmailTime::isAwaited() ) {
			return false;
		}
		if ( isset( self::STOCK_HOOKS[ $hook ] ) ) {
			return $this->leaveAboutStock( $hook, $about[0] ?? null );
		}
		if ( ! AfterResponse::canAnswerFirst() ) {
			return false;
		}
		[] === $this->waiting && $this->after->add( $this->flush( ... ) );
		$this->waiting[] = [ $hook, $about ];
		return true;
	}

	private function flush(): void {
		[ $waiting, $around, $this->waiting, $this->around ] = [ $this->waiting, $this->around, [], [] ];
		foreach ( $around as [ $begin ] ) {
			$begin();
		}
		$isDone = true;
		foreach ( $waiting as [ $hook, $about ] ) {
			try {
				WC_Emails::send_queued_transactional_email( $hook, $about );
			} catch ( Throwable $failure ) {
				$isDone = false; // Who watches over it tries again.
				error_log( 'Marketday: ' . $failure->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
			}
		}
		foreach ( $isDone ? $around : [] as [ , $end ] ) {
			$end();
		}
	}

	/** @param mixed $about A product, or one with an order and a quantity. */
	private function leaveAboutStock( string $hook, mixed $about ): bool {
		$product = is_array( $about ) ? $about['product'] ?? null : $about;
		if ( ! $product instanceof WC_Product ) {
			return false;
		}
		try {
			$rest = is_array( $about ) ? [ (int) ( $about['order_id'] ?? 0 ), (float) ( $about['quantity'] ?? 0 ) ] : [ 0, 0 ];
			$this->outbox->leave( self::STOCK, "{$hook}:{$product->get_id()}:{$rest[0]}", [ $hook, $product->get_id(), ...$rest ] );
			return true;
		} catch ( Throwable ) {
			return false; // WooCommerce sends it.
		}
	}

	/** @param list<mixed> $arguments */
	private static function sendAboutStock( array $arguments ): bool {
		$product = wc_get_product( (int) $arguments[1] );
		if ( ! $product instanceof WC_Product ) {
			return true;
		}
		$isSent = true;
		$listen   = static function () use ( &$isSent ): void {
			$isSent = false;
		};
		$about = 'woocommerce_product_on_backorder' !== $arguments[0] ? $product : [
			'product'  => $product,
			'order_id' => (int) $arguments[2],
			'quantity' => $arguments[3],
		];
		add_action( 'wp_mail_failed', $listen );
		try {
			WC_Emails::send_queued_transactional_email( (string) $arguments[0], [ $about ] );
			return $isSent;
		} finally {
			remove_action( 'wp_mail_failed', $listen );
		}
	}
}
