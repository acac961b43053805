<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EmailAddress;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/** Subscribers as the screen's script reads them (blocks/admin-tables): a page of them with one look for all their lists. */
final class SubscriberRows {
	public function __construct( private readonly Subscribers $subscribers ) {}

	/**
	 * @param list<Subscriber> $subscribers
	 * @return list<array{id: int, email: string, name: string, status: string, lists: list<int>, created_at: string}>
	 */
	public function of( array $subscribers ): array {
		$lists = $this->subscribers->listsOfAll( array_column( $subscribers, 'id' ) );
		return array_map( static fn ( Subscriber $one ): array => [
			'id'         => $one->id,
			'email'      => EmailAddress::readable( $one->email ),
			'name'       => trim( "{$one->details->firstName} {$one->details->lastName}" ),
			'status'     => $one->status->value,
			'lists'      => $lists[ $one->id ] ?? [],
			'created_at' => self::time( $one->origin->createdAt ),
		], $subscribers );
	}

	/** @param string $utc As MySQL writes it; '' stays. */
	public static function time( string $utc ): string {
		return '' === $utc ? '' : str_replace( ' ', 'T', $utc ) . '+00:00';
	}
}
