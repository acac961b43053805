<?php

declare( strict_types=1 );

namespace Marketday\Kernel\VisitorData;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Data that the site keeps of a person, told to WordPress's tools for personal data once for all: a feature says under its own name what it
 * keeps of an e-mail address and ends it when that is asked for.
 */
final class PersonalData {
	/** Number of things of one kind that one request of WordPress's tools looks at. */
	public const PAGE = 20;

	/**
	 * @param string                                           $name   Of the feature, for example 'wishlist'.
	 * @param Closure(): string                                $label  What it is called for people.
	 * @param Closure( string $email, int $page ): list<PersonalItem> $export Of an address; pages count from 1.
	 * @param Closure( string $email, int $page ): Erasure     $erase
	 * @param (Closure( string $email, int $page ): bool)|null $isLast Whether a page is the last one to be exported; without it there is one alone.
	 */
	public static function add( string $name, Closure $label, Closure $export, Closure $erase, ?Closure $isLast = null ): void {
		add_filter( 'wp_privacy_personal_data_exporters', static fn ( array $all ): array => $all + [
			"marketday-{$name}" => [
				'exporter_friendly_name' => $label(),
				'callback'               => static fn ( string $email, int $page = 1 ): array => [
					'data' => array_map( static fn ( PersonalItem $item ): array => $item->toArray( $name, $label() ), $export( $email, $page ) ),
					'done' => null === $isLast || $isLast( $email, $page ),
				],
			],
		] );
		add_filter( 'wp_privacy_personal_data_erasers', static fn ( array $all ): array => $all + [
			"marketday-{$name}" => [
				'eraser_friendly_name' => $label(),
				'callback'             => static fn ( string $email, int $page = 1 ): array => self::answer( $erase( $email, $page ) ),
			],
		] );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private static function answer( Erasure $erasure ): array {
		return [
			'items_removed'  => $erasure->hasRemoved,
			'items_retained' => '' !== $erasure->whyRetained,
			'messages'       => '' === $erasure->whyRetained ? [] : [ $erasure->whyRetained ],
			'done'           => $erasure->isDone,
		];
	}
}
