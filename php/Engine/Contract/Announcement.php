<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Storage\StorageFailure;
use Marketday\Engine\Contract\Storage\Transaction;
use Throwable;
use WeakMap;
use WP_Hook;

/**
 * Tells what has become true and is stored: a listener that fails, ours or another plugin's, keeps neither the others from hearing it nor what
 * follows from going on.
 */
final class Announcement {
	/** @var WeakMap<Closure, true>|null */
	private static ?WeakMap $guards = null;

	/** The order that what is told now follows from; 0 for none. */
	private static int $orderId = 0;

	/** The first of what is told now. */
	private static ?Throwable $failure = null;

	/**
	 * @param non-empty-string $event
	 * @return Throwable|null What the first listener that failed has thrown, for who can tell it again.
	 */
	public static function make( string $event, mixed ...$values ): ?Throwable {
		return self::ofOrder( 0, $event, ...$values );
	}

	/**
	 * Announcement of an order: what fails is handed to `SaleEvents::onFollowUpFailed()`.
	 *
	 * @param non-empty-string $event
	 */
	public static function ofOrder( int $orderId, string $event, mixed ...$values ): ?Throwable {
		self::guard( $event );
		[ $before, $failure ] = [ self::$orderId, self::$failure ];
		self::$orderId        = 0 === $orderId ? $before : $orderId;
		self::$failure        = null;
		try {
			do_action( $event, ...$values ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- events of the contract.
			return self::firstFailure();
		} finally {
			self::$orderId = $before;
			self::$failure = $failure;
		}
	}

	/** @phpstan-impure */
	private static function firstFailure(): ?Throwable {
		return self::$failure;
	}

	/** A listener keeps its name and place, so that it can be taken off as ever. */
	private static function guard( string $event ): void {
		$guards = self::guards();
		$hook   = $GLOBALS['wp_filter'][ $event ] ?? null;
		if ( ! $hook instanceof WP_Hook ) {
			return;
		}
		foreach ( $hook->callbacks as $priority => $listeners ) {
			foreach ( $listeners as $name => $listener ) {
				$called = $listener['function'] ?? null;
				if ( is_callable( $called ) && ! ( $called instanceof Closure && isset( $guards[ $called ] ) ) ) {
					$hook->callbacks[ $priority ][ $name ] = [
						'function'      => self::guardListener( $event, $called ),
						'accepted_args' => $listener['accepted_args'] ?? 1,
					];
				}
			}
		}
	}

	private static function guardListener( string $event, callable $listener ): Closure {
		$guard = static function ( mixed ...$values ) use ( $event, $listener ): void {
			try {
				$listener( ...$values );
			} catch ( Throwable $failure ) {
				// The database may have undone what it belongs to: nothing of that can be true.
				if ( $failure instanceof StorageFailure && Transaction::isOpen() ) {
					throw $failure;
				}
				self::$failure ??= $failure;
				self::onFailure( $event, $failure );
			}
		};
		self::guards()->offsetSet( $guard, true );
		return $guard;
	}

	/** @return WeakMap<Closure, true> */
	private static function guards(): WeakMap {
		return self::$guards ??= new WeakMap();
	}

	private static function onFailure( string $event, Throwable $failure ): void {
		error_log( "Marketday: a listener of {$event} failed: {$failure->getMessage()} ({$failure->getFile()}:{$failure->getLine()})" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
		if ( self::$orderId > 0 && SaleEvents::FOLLOW_UP_FAILED !== $event ) {
			SaleEvents::followUpFailed( self::$orderId, $failure );
		}
	}
}
