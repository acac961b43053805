<?php
/**
 * A mail about a product that was sold out, as plain text.
 *
 * @var string       $button
 * @var string       $link
 * @var list<string> $lines
 * @var string       $note
 * @var string       $shop
 * @var string       $subject
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// A mail is no page: what stands for a letter in HTML would be read as it is.
$marketday_text = implode( "\n\n", array_filter( [ $subject, ...$lines, "{$button}:\n{$link}", $note, '--', $shop ], static fn ( string $part ): bool => '' !== $part ) );
echo wp_strip_all_tags( $marketday_text ); // phpcs:ignore WordPress.Security.EscapeOutput -- plain text without tags.
