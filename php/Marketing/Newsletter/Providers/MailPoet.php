<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Marketing\Newsletter\Form\FormField;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use RuntimeException;
use Throwable;

/**
 * MailPoet, where it is active: its lists are those of our forms, it asks the owners of addresses by its own mail, and says how each stands.
 * Only its public API is used; `Import\MailPoetRows` reads what it has left once it is gone.
 */
final class MailPoet implements Provider {
	public const NAME = 'mailpoet';

	private const API = 'MailPoet\API\API';

	/** The lists it had last: they are there while it does not answer. */
	private const LISTS = 'marketday_newsletter_mailpoet_lists';

	/** Lists that people are put on by hand or by forms; others come of WordPress's users and of rules. */
	private const TYPE = 'default';

	/** Codes of its API for an address that it does not know, and one that has left before. */
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

	public function isWaitedFor(): bool {
		return true;
	}

	/** Tells whether it hears of this: who has subscribed it knows before us. */
	public function accepts( EventKind $kind ): bool {
		return EventKind::Subscribed !== $kind;
	}

	public function deliver( Event $event ): bool {
		match ( $event->kind ) {
			EventKind::Unsubscribed => $this->leave( $event ),
			EventKind::Changed      => $this->change( $event ),
			EventKind::Moved        => $this->move( $event ),
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

	/**
	 * @param int|string $who Its id there, or an address.
	 * @return KeptElsewhere|null Null for who is not there.
	 * @throws Throwable Where it does not answer.
	 */
	public function find( int|string $who ): ?KeptElsewhere {
		$found = $this->read( $who );
		return null === $found ? null : KeptElsewhere::fromMailPoet( $found, array_keys( $this->lists() ) );
	}

	/**
	 * Some of those it has changed since a time.
	 *
	 * @param int $since Unix time.
	 * @return list<KeptElsewhere> None any more behind the last.
	 * @throws Throwable Where it does not answer.
	 */
	public function changedSince( int $since, int $offset, int $most ): array {
		$found = $this->call( 'getSubscribers', [ 'minUpdatedAt' => $since ], $most, $offset );
		$lists = array_keys( $this->lists() );
		return array_map(
			static fn ( array $one ): KeptElsewhere => KeptElsewhere::fromMailPoet( $one, $lists ),
			array_values( array_filter( is_array( $found ) ? $found : [], is_array( ... ) ) )
		);
	}

	/** Subscribes: it sends its own mail, or puts the address on its lists at once, as it is set. */
	private function ask( Event $event ): void {
		$this->put( $event->email, $event );
	}

	/** Puts who is there on the lists, unchanged: whoever asks may be a stranger. */
	private function put( string $email, Event $event ): void {
		$lists = $this->existingLists( $event->lists );
		if ( null !== $this->read( $email ) ) {
			$this->call( 'subscribeToLists', $email, $lists );
			return;
		}
		$this->call( 'addSubscriber', [
			'email'      => $email,
			'first_name' => $event->firstName,
			'last_name'  => $event->lastName,
		] + $this->fields( $event ), $lists );
	}

	private function change( Event $event ): void {
		$found = $this->read( $event->email );
		if ( null === $found ) {
			$this->ask( $event );
			return;
		}
		$before = KeptElsewhere::fromMailPoet( $found, array_keys( $this->lists() ) );
		$this->call( 'updateSubscriber', $event->email, [
			'first_name' => $event->firstName,
			'last_name'  => $event->lastName,
		] + self::ownFields( $found ) );
		$new = array_values( array_diff( $this->existingLists( $event->lists ), $before->lists ) );
		$old = array_values( array_diff( $before->lists, $event->lists ) );
		if ( [] !== $new || Status::Subscribed !== $before->status ) {
			$this->call( 'subscribeToLists', $event->email, [] === $new ? $this->existingLists( $event->lists ) : $new );
		}
		if ( [] !== $old ) {
			$this->call( 'unsubscribeFromLists', $event->email, $old );
		}
	}

	/** Its own row gets the new address; where that is another's, or a user's whom it leaves as they are, the new one is put on the lists. */
	private function move( Event $event ): void {
		$found = $this->read( $event->email );
		if ( null !== $found && null === $this->read( $event->newEmail ) ) {
			$this->call( 'updateSubscriber', $event->email, [ 'email' => $event->newEmail ] + self::ownFields( $found ) );
			if ( null !== $this->read( $event->newEmail ) ) {
				return;
			}
		}
		$this->put( $event->newEmail, $event );
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

	/**
	 * @return array<array-key, mixed>|null As its API answers; null for who is not there.
	 * @phpstan-impure
	 */
	private function read( int|string $who ): ?array {
		try {
			$found = $this->call( 'getSubscriber', $who );
		} catch ( Throwable $failure ) {
			return self::UNKNOWN === $failure->getCode() ? null : throw $failure;
		}
		return is_array( $found ) ? $found : null;
	}

	/**
	 * Values of its own fields: it asks for those that are required with each change.
	 *
	 * @param array<array-key, mixed> $found
	 * @return array<string, mixed>
	 */
	private static function ownFields( array $found ): array {
		return array_filter(
			$found,
			static fn ( mixed $value, int|string $name ): bool => is_string( $name ) && str_starts_with( $name, 'cf_' ) && null !== $value && '' !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** @return array<string, string> What was filled in of fields that it has under the same name, by its names. */
	private function fields( Event $event ): array {
		$there  = [] === $event->fields ? [] : $this->call( 'getSubscriberFields' );
		$values = [];
		foreach ( is_array( $there ) ? $there : [] as $field ) {
			if ( ! is_array( $field ) || ! is_string( $field['id'] ?? null ) || ! is_string( $field['name'] ?? null ) ) {
				continue;
			}
			$text = $event->fields[ FormField::nameOf( $field['name'] ) ] ?? '';
			if ( str_starts_with( $field['id'], 'cf_' ) && '' !== $text ) {
				$values[ $field['id'] ] = $text;
			}
		}
		return $values;
	}

	/**
	 * @param list<int> $lists
	 * @return non-empty-list<int>
	 */
	private function existingLists( array $lists ): array {
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
