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
	public array $told = [];

	/** @param list<int> $lists */
	public function put( string $email, string $status, string $first, array $lists = [] ): void {
		$this->people[ $email ] = [ 'id' => 100 + count( $this->people ), 'email' => $email, 'first_name' => $first, 'last_name' => '', 'status' => $status, 'lists' => $lists ];
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
		return [ [ 'id' => '7', 'name' => 'Walks', 'type' => 'default', 'deleted_at' => null ], [ 'id' => '3', 'name' => 'Letters', 'type' => 'default', 'deleted_at' => null ], [ 'id' => '9', 'name' => 'Gone', 'type' => 'default', 'deleted_at' => '2026-01-01' ] ];
	}

	/** @return array<string, mixed> */
	public function getSubscriber( int|string $who ): array {
		$this->refuse();
		foreach ( $this->people as $person ) {
			if ( $who === $person['email'] || $who === $person['id'] ) {
				return $person + [ 'subscriptions' => array_map( static fn ( int $list ): array => [ 'segment_id' => (string) $list, 'status' => 'subscribed' ], $person['lists'] ) ];
			}
		}
		throw new Exception( 'This subscriber does not exist.', 4 );
	}

	/**
	 * @param array{email: string, first_name: string} $data
	 * @param list<int>                                 $lists
	 */
	public function addSubscriber( array $data, array $lists ): void {
		$this->refuse();
		$this->put( $data['email'], 'unconfirmed', $data['first_name'], $lists );
		$this->told[] = [ 'add', $data['email'], $lists ];
	}

	/** @param list<int> $lists */
	public function subscribeToLists( string $email, array $lists ): void {
		$this->refuse();
		$this->told[] = [ 'lists', $email, $lists ];
	}

	/** @param list<int> $lists */
	public function unsubscribeFromLists( string $email, array $lists ): void {
		$this->told[] = [ 'off', $email, $lists ];
	}

	/** @param array{first_name: string} $data */
	public function updateSubscriber( string $email, array $data ): void {
		$this->people[ $email ]['first_name'] = $data['first_name'];
		$this->told[]                         = [ 'update', $email, [] ];
	}

	public function unsubscribe( string $email ): void {
		$this->refuse();
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
