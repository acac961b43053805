<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Session;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\Clock;
use Throwable;

/**
 * Memory of the current visitor for 48 hours: of a guest by cookie or Cart-Token, of a user by id.
 * Looking makes no session; the first change does. Changes of one visitor happen one after the other.
 */
final class Session {
	private ?string $id = null;

	/** True where the visitor brought the id, so that a row may exist. */
	private bool $known = false;

	/** @var array<string, mixed>|null */
	private ?array $data = null;

	private bool $byToken = false;

	public function __construct(
		private readonly SessionTable $table,
		private readonly SessionCookie $cookie,
		private readonly Clock $clock
	) {}

	public function id(): string {
		if ( null === $this->id ) {
			$user        = get_current_user_id();
			$known       = $user > 0 ? (string) $user : $this->cookie->read( $this->now() );
			$this->known = '' !== $known;
			$this->id    = $this->known ? $known : 't_' . bin2hex( random_bytes( 15 ) );
		}
		return $this->id;
	}

	/** The id a checked Cart-Token names: it counts more than a cookie. */
	public function useToken( string $id ): void {
		if ( $id !== $this->id ) {
			$this->forgetCached();
		}
		$this->id      = $id;
		$this->known   = true;
		$this->byToken = true;
	}

	public function isUntouched(): bool {
		$this->id();
		return ! $this->known;
	}

	public function get( string $name, mixed $default = null ): mixed {
		return $this->data()[ $name ] ?? $default;
	}

	/** Sets a value, only inside `change()`. */
	public function set( string $name, mixed $value ): void {
		$this->data();
		if ( null === $value ) {
			unset( $this->data[ $name ] );
			return;
		}
		$this->data[ $name ] = $value;
	}

	/**
	 * Does the work alone: other requests of this visitor wait, and what they have changed is read first. The work's failure undoes all.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public function change( Closure $work ): mixed {
		$before = $this->data;
		$id     = $this->id();
		try {
			$result = Transaction::run(
				function () use ( $id, $work ): mixed {
					$expires = $this->now() + SessionCookie::LIFETIME;
					$this->table->lock( $id, $expires );
					$this->data = $this->table->read( $id, $this->now() ) ?? [];
					$result     = $work();
					$this->table->write( $id, $this->data ?? [], $expires );
					return $result;
				},
				StockHolds::minutes() > 0
			);
		} catch ( Throwable $failure ) {
			$this->data = $before;
			throw $failure;
		}
		$this->sendCookie( $id );
		return $result;
	}

	/**
	 * Does the work on what the visitor has and forgets what it changed: nothing is stored, no other request waits, no session begins.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public function tryOut( Closure $work ): mixed {
		$before = $this->data();
		try {
			return $work();
		} finally {
			$this->data = $before;
		}
	}

	/** @return array<string, mixed> What another session keeps; [] where there is none. */
	public function dataOf( string $id ): array {
		return $this->table->read( $id, $this->now() ) ?? [];
	}

	/** Forgets another guest's session. An account's stays. */
	public function endOf( string $id ): void {
		if ( str_starts_with( $id, 't_' ) && $id !== $this->id() ) {
			$this->table->delete( $id );
		}
	}

	/** Takes over what a guest had when he logs in: his lines join the user's. @param Closure(array<string, mixed>, array<string, mixed>): array<string, mixed> $merge */
	public function adoptGuest( int $userId, Closure $merge ): void {
		$guest = $this->cookie->read( $this->now() );
		$theirs = '' === $guest ? null : $this->table->read( $guest, $this->now() );
		$this->forgetCached();
		$this->id    = (string) $userId;
		$this->known = true;
		if ( null === $theirs ) {
			return;
		}
		$this->change( fn () => $this->data = $merge( $this->data(), $theirs ) );
		$this->table->delete( $guest );
		StockHolds::move( $guest, (string) $userId );
		$this->cookie->forget();
	}

	/** Forgets the visitor: after log-out the browser's next one is another. */
	public function forget(): void {
		$this->forgetCached();
		$this->cookie->forget();
	}

	public function sendBasketState( string $hash ): void {
		if ( ! $this->byToken ) {
			$this->cookie->sendBasketState( $hash );
		}
	}

	/** The visitor has changed within the request (log-in, log-out, tests). */
	public function forgetCached(): void {
		$this->id      = null;
		$this->known   = false;
		$this->data    = null;
		$this->byToken = false;
	}

	/** @return array<string, mixed> */
	private function data(): array {
		if ( null === $this->data ) {
			$id         = $this->id();
			$this->data = ( $this->known ? $this->table->read( $id, $this->now() ) : null ) ?? [];
		}
		return $this->data;
	}

	private function sendCookie( string $id ): void {
		$this->known = true;
		if ( str_starts_with( $id, 't_' ) && ! $this->byToken ) {
			$this->cookie->send( $id, $this->now() );
		}
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
