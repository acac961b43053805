<?php
/**
 * A mail about an account, as plain text.
 *
 * @var string       $shop
 * @var string       $subject
 * @var list<string> $paragraphs
 * @var string       $button
 * @var string       $url
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// A mail is no page: what stands for a letter in HTML would be read as it is.
echo wp_strip_all_tags( implode( "\n\n", [ $subject, ...$paragraphs, "{$button}:\n{$url}", '--', $shop ] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- plain text without tags.
