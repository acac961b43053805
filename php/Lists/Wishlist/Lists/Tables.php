<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;

/** Lists of users, and what is on them. A list has a product once: additions at the same moment make no doubles. */
final class Tables {
	private const VERSION = '1';

	private const COLUMNS = [
		'wishlists' => [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'user_id bigint(20) unsigned NOT NULL DEFAULT 0',
			'slug varchar(60) NOT NULL',
			"name varchar(100) NOT NULL DEFAULT ''",
			"visibility varchar(10) NOT NULL DEFAULT 'private'",
			"token varchar(40) NOT NULL DEFAULT ''",
			'created_at bigint(20) NOT NULL DEFAULT 0',
			'changed_at bigint(20) NOT NULL DEFAULT 0',
			'PRIMARY KEY  (id)',
			'UNIQUE KEY user_slug (user_id,slug)',
			'KEY token (token)',
			'KEY visibility (visibility,changed_at)',
		],
		'wishes'    => [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'list_id bigint(20) unsigned NOT NULL',
			'product_id bigint(20) unsigned NOT NULL',
			'quantity bigint(20) NOT NULL DEFAULT 1',
			"note varchar(500) NOT NULL DEFAULT ''",
			'price bigint(20) NULL',
			"currency varchar(3) NOT NULL DEFAULT ''",
			'in_stock tinyint(1) NOT NULL DEFAULT 1',
			'added_at bigint(20) NOT NULL DEFAULT 0',
			'told_price bigint(20) NULL',
			'told_stock tinyint(1) NOT NULL DEFAULT 0',
			'removed_at bigint(20) NOT NULL DEFAULT 0',
			'PRIMARY KEY  (id)',
			'UNIQUE KEY list_product (list_id,product_id)',
		],
	];

	/** @return list<OwnTable> */
	public static function all(): array {
		return [
			OwnTable::ofSchema( 'wishlists', self::lists( ... ), static fn (): string => __( 'users’ wishlists', 'marketday' ) ),
			OwnTable::ofSchema( 'wishes', self::items( ... ), static fn (): string => __( 'wishlist items', 'marketday' ) ),
		];
	}

	public static function lists(): string {
		return self::name( 'wishlists' );
	}

	public static function items(): string {
		return self::name( 'wishes' );
	}

	private static function name( string $table ): string {
		Schema::install( $table, self::VERSION, self::COLUMNS[ $table ] );
		return Schema::table( $table );
	}
}
