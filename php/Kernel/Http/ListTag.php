<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/** Mark of pages with lists of products: LiteSpeed Cache forgets all of them at once when a product changes. */
final class ListTag {
	private const NAME = 'marketday_lists';

	/** Tells that the page that is drawn shows a list. */
	public static function add(): void {
		do_action( 'litespeed_tag_add', self::NAME );
	}

	/** Tells that what such pages show has changed. */
	public static function purge(): void {
		do_action( 'litespeed_purge', self::NAME );
	}
}
