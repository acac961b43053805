<?php
/**
 * A mail as plain text.
 *
 * @var \Marketday\Kernel\Letter $letter
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$marketday_paragraphs = array_map(
	static fn ( string|array $paragraph ): string => is_string( $paragraph ) ? $paragraph : "{$paragraph['name']}\n{$paragraph['text']}\n{$paragraph['url']}",
	$letter->paragraphs
);
$marketday_parts      = [
	$letter->subject,
	...$marketday_paragraphs,
	"{$letter->button}:\n{$letter->link}",
	$letter->note,
	'--',
	$letter->shop,
	'' === $letter->unsubscribe ? '' : __( 'Unsubscribe', 'marketday' ) . ":\n{$letter->unsubscribe}",
];
// A mail is no page: what stands for a letter in HTML would be read as it is.
echo wp_strip_all_tags( implode( "\n\n", array_filter( $marketday_parts, static fn ( string $part ): bool => '' !== $part ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- plain text without tags.
