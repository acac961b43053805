<?php

declare( strict_types=1 );

namespace Marketday\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

use Closure;
use RuntimeException;
use Throwable;

/**
 * MailPoet, where it is active: its lists are those of our forms, it asks the owners of addresses by its own mail, and says how each stands.
 * Only its public API is used; this is the one class that names it.
 */
final class MailPoet implements Provider {
	public const NAME = 'mailpoet';

	private const API = 'MailPoet\API\API';

	/** The lists it had last: they are there while it does not answer. */
	private const LISTS = 'marketday_newsletter_mailpoet_lists';

	/** Lists that people are put on by hand or by forms; others come of WordPress's users and of rules. */
	private const TYPE = 'default';

	/** What its API calls an address that it does not know, and one that has left before. */
	private const UNKNOWN      = 4;
	private const ALREADY_LEFT = 24;

	/** @var array<int, string>|null */
	private ?array $lists = null;

	/** @param (Closure(): ?object)|null $api Its API, null where it is not active; by itself the true one. */
	public function __construct( private readonly ?Closure $api = null ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isOn(): bool {
		return null !== $this->api || is_callable( [ self::API, 'MP' ] );
	}

	/** Who has subscribed it knows before us. */
	public function hears( Happening $happening ): bool {
		return Happening::Subscribed !== $happening;
	}

	public function tell( Event $event ): bool {
		match ( $event->happening ) {
			Happening::Unsubscribed => $this->leave( $event ),
			Happening::Changed      => $this->change( $event ),
			default                 => $this->ask( $event ),
		};
		return true;
	}

	/** @return array<int, string> Name by id. */
	public function lists(): array {
		if ( null === $this->lists ) {
			try {
				$this->lists = $this->readLists();
				if ( get_option( self::LISTS ) !== $this->lists ) {
					update_option( self::LISTS, $this->lists, false );
				}
			} catch ( Throwable ) {
				$kept = get_option( self::LISTS, [] );
				return array_filter( is_array( $kept ) ? $kept : [], 'is_string' );
			}
		}
		return $this->lists;
	}

	/** @param int|string $who Its id there, or an address. */
	public function find( int|string $who ): ?KeptElsewhere {
		try {
			$found = $this->call( 'getSubscriber', $who );
		} catch ( Throwable ) {
			return null;
		}
		return is_array( $found ) ? KeptElsewhere::fromMailPoet( $found, array_keys( $this->lists() ) ) : null;
	}

	/** It sends its own mail, or puts the address on its lists at once, as it is set. */
	private function ask( Event $event ): void {
		$lists = $this->known( $event->lists );
		if ( $this->isThere( $event->email ) ) {
			$this->call( 'subscribeToLists', $event->email, $lists );
			return;
		}
		$this->call( 'addSubscriber', [
			'email'      => $event->email,
			'first_name' => $event->firstName,
			'last_name'  => $event->lastName,
		], $lists );
	}

	private function change( Event $event ): void {
		$before = $this->find( $event->email );
		if ( null === $before ) {
			$this->ask( $event );
			return;
		}
		$this->call( 'updateSubscriber', $event->email, [
			'first_name' => $event->firstName,
			'last_name'  => $event->lastName,
		] );
		$new = array_values( array_diff( $this->known( $event->lists ), $before->lists ) );
		$old = array_values( array_diff( $before->lists, $event->lists ) );
		if ( [] !== $new || 'subscribed' !== $before->status ) {
			$this->call( 'subscribeToLists', $event->email, [] === $new ? $this->known( $event->lists ) : $new );
		}
		if ( [] !== $old ) {
			$this->call( 'unsubscribeFromLists', $event->email, $old );
		}
	}

	private function leave( Event $event ): void {
		try {
			$this->call( 'unsubscribe', $event->email );
		} catch ( Throwable $failure ) {
			if ( ! in_array( $failure->getCode(), [ self::UNKNOWN, self::ALREADY_LEFT ], true ) ) {
				throw $failure;
			}
		}
	}

	private function isThere( string $email ): bool {
		try {
			$this->call( 'getSubscriber', $email );
			return true;
		} catch ( Throwable $failure ) {
			if ( self::UNKNOWN === $failure->getCode() ) {
				return false;
			}
			throw $failure;
		}
	}

	/**
	 * @param list<int> $lists
	 * @return non-empty-list<int>
	 */
	private function known( array $lists ): array {
		$there = array_keys( $this->lists() );
		$known = array_values( array_intersect( $lists, $there ) );
		return [] !== $known ? $known : [ $there[0] ?? throw new RuntimeException( 'MailPoet has no list.' ) ];
	}

	/** @return array<int, string> */
	private function readLists(): array {
		$lists = [];
		$found = $this->call( 'getLists' );
		foreach ( is_array( $found ) ? $found : [] as $list ) {
			if (
				is_array( $list )
				&& self::TYPE === ( $list['type'] ?? self::TYPE )
				&& empty( $list['deleted_at'] )
				&& is_numeric( $list['id'] ?? null )
				&& is_string( $list['name'] ?? null )
			) {
				$lists[ (int) $list['id'] ] = $list['name'];
			}
		}
		ksort( $lists );
		return $lists;
	}

	/** @throws Throwable What its API throws. */
	private function call( string $method, mixed ...$arguments ): mixed {
		$maker = [ self::API, 'MP' ];
		$api   = null !== $this->api ? ( $this->api )() : ( is_callable( $maker ) ? $maker( 'v1' ) : null );
		$ask   = [ $api, $method ];
		if ( ! is_object( $api ) || ! is_callable( $ask ) ) {
			throw new RuntimeException( 'MailPoet is not there.' );
		}
		return $ask( ...$arguments );
	}
}
