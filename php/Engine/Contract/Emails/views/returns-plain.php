<?php
/**
 * Way to cancel an order and send it back, as plain text.
 *
 * @var int          $days   0 where the law gives none.
 * @var list<string> $form   Lines.
 * @var string       $policy The shop's own words; ''.
 * @var string       $url    Of its page of returns; ''.
 */

declare( strict_types=1 );

use Marketday\Kernel\Text\FilledLines;
use Marketday\Engine\Contract\Emails\ReturnsWords;

defined( 'ABSPATH' ) || exit;

$marketday_parts = [
	'' === $policy && '' === $url ? '' : mb_strtoupper( __( 'Cancelling and returns', 'marketday' ) ),
	$policy,
	'' === $url ? '' : __( 'Read our returns policy', 'marketday' ) . ":\n{$url}",
	...( $days > 0 ? [
		mb_strtoupper( __( 'Your right to cancel', 'marketday' ) ),
		...ReturnsWords::of( $days ),
		__( 'Cancellation form', 'marketday' ) . "\n" . implode( "\n", $form ),
	] : [] ),
];
// phpcs:ignore WordPress.Security.EscapeOutput -- plain text.
echo implode( "\n\n", FilledLines::of( $marketday_parts ) );
