<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Exception;

/** As MailPoet's public API answers: the same methods, arrays and numbers of failures. */
final class MailPoetFake {
	public bool $isDown = false;

	/** @var array<string, array{id: int, email: string, first_name: string, last_name: string, status: string, lists: list<int>}> */
	public array $people = [];

	/** @var list<array{string, string, list<int>}> */
	public array $received = [];

	/** @var array<string, string> What the last one that was added brought in fields of its own. */
	public array $fields = [];

	/** @param list<int> $lists */
	public function put( string $email, string $status, string $first, array $lists = [] ): void {
		$this->people[ $email ] = [
			'id' => 100 + count( $this->people ),
			'email' => $email,
			'first_name' => $first,
			'last_name' => '',
			'status' => $status,
			'lists' => $lists,
		];
	}

	/** @return int The id of somebody who stands so from now on; 0 where nobody is there. */
	public function stands( string $email, string $status ): int {
		if ( ! isset( $this->people[ $email ] ) ) {
			return 0;
		}
		$this->people[ $email ]['status'] = $status;
		return $this->people[ $email ]['id'];
	}

	/** @return list<array<string, mixed>> */
	public function getLists(): array {
		$this->refuse();
		return [
			[ 'id' => '7', 'name' => 'Walks', 'type' => 'default', 'deleted_at' => null ],
			[ 'id' => '3', 'name' => 'Letters', 'type' => 'default', 'deleted_at' => null ],
			[ 'id' => '9', 'name' => 'Gone', 'type' => 'default', 'deleted_at' => '2026-01-01' ],
		];
	}

	/** @return array<string, mixed> */
	public function getSubscriber( int|string $who ): array {
		$this->refuse();
		foreach ( $this->people as $person ) {
			if ( $who === $person['email'] || $who === $person['id'] ) {
				return $person + [ 'subscriptions' => array_map(
					static fn ( int $list ): array => [ 'segment_id' => (string) $list, 'status' => 'subscribed' ],
					$person['lists']
				) ];
			}
		}
		throw new Exception( 'This subscriber does not exist.', 4 );
	}

	/**
	 * @param array<string, string> $data
	 * @param list<int>             $lists
	 */
	public function addSubscriber( array $data, array $lists ): void {
		$this->refuse();
		$this->fields = array_diff_key( $data, array_flip( [ 'email', 'first_name', 'last_name' ] ) );
		$this->put( $data['email'], 'unconfirmed', $data['first_name'], $lists );
		$this->received[] = [ 'add', $data['email'], $lists ];
	}

	/** @param list<int> $lists */
	public function subscribeToLists( string $email, array $lists ): void {
		$this->refuse();
		$this->received[] = [ 'lists', $email, $lists ];
	}

	/** @param list<int> $lists */
	public function unsubscribeFromLists( string $email, array $lists ): void {
		$this->received[] = [ 'off', $email, $lists ];
	}

	/** @param array<string, string> $data */
	public function updateSubscriber( string $email, array $data ): void {
		$person               = $this->people[ $email ] ?? throw new Exception( 'This subscriber does not exist.', 4 );
		$person['first_name'] = $data['first_name'] ?? $person['first_name'];
		$person['email']      = $data['email'] ?? $email;
		unset( $this->people[ $email ] );
		$this->people[ $person['email'] ] = $person;
		$this->received[]                 = [ 'update', $email, [] ];
	}

	/** @return list<array{id: string, name: string}> */
	public function getSubscriberFields(): array {
		return [ [ 'id' => 'email', 'name' => 'Email' ], [ 'id' => 'cf_4', 'name' => 'Shoe size' ] ];
	}

	/**
	 * @param array{minUpdatedAt: int} $filter
	 * @return list<array<string, mixed>>
	 */
	public function getSubscribers( array $filter, int $limit, int $offset ): array {
		$this->refuse();
		return $filter['minUpdatedAt'] > 0
			? array_map( fn ( string $email ): array => $this->getSubscriber( $email ), array_slice( array_keys( $this->people ), $offset, $limit ) )
			: [];
	}

	public function unsubscribe( string $email ): void {
		$this->refuse();
		if ( ! isset( $this->people[ $email ] ) ) {
			throw new Exception( 'This subscriber does not exist.', 4 );
		}
		if ( 'unsubscribed' === $this->people[ $email ]['status'] ) {
			throw new Exception( 'Already.', 24 );
		}
		$this->people[ $email ]['status'] = 'unsubscribed';
	}

	private function refuse(): void {
		if ( $this->isDown ) {
			throw new Exception( 'SQLSTATE' );
		}
	}
}
