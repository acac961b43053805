<?php
/**
 * News of a wishlist, as plain text.
 *
 * @var string $shop
 * @var string $subject
 * @var list<array{name: string, url: string, text: string}> $items
 * @var string $pageUrl
 * @var string $unsubscribe
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$marketday_items = array_map( static fn ( array $item ): string => "{$item['name']}\n{$item['text']}\n{$item['url']}", $items );
// A mail is no page: what stands for a letter in HTML would be read as it is.
echo wp_strip_all_tags( implode( "\n\n", [ $subject, ...$marketday_items, __( 'See your wishlist', 'marketday' ) . ":\n{$pageUrl}", '--', $shop, __( 'Unsubscribe', 'marketday' ) . ":\n{$unsubscribe}" ] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- plain text without tags.
