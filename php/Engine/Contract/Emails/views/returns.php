<?php
/**
 * Way to cancel an order and send it back, as HTML.
 *
 * @var int          $days   0 where the law gives none.
 * @var list<string> $form   Lines.
 * @var string       $policy The shop's own words; ''.
 * @var string       $url    Of its page of returns; ''.
 */

declare( strict_types=1 );

use Marketday\Kernel\Emails\EmailMarkup;
use Marketday\Engine\Contract\Emails\ReturnsWords;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- EmailMarkup escapes.
if ( '' !== $policy || '' !== $url ) {
	echo EmailMarkup::heading( __( 'Cancelling and returns', 'marketday' ) );
}
foreach ( preg_split( '/\n{2,}/', $policy ) ?: [] as $marketday_text ) {
	echo EmailMarkup::quiet( $marketday_text );
}
if ( '' !== $url ) {
	echo EmailMarkup::linkLine( __( 'Read our returns policy', 'marketday' ), $url );
}
if ( $days > 0 ) {
	echo EmailMarkup::heading( __( 'Your right to cancel', 'marketday' ) );
	echo implode( '', array_map( EmailMarkup::quiet( ... ), ReturnsWords::of( $days ) ) );
	echo EmailMarkup::box( '<strong>' . esc_html__( 'Cancellation form', 'marketday' ) . '</strong><br>' . implode( '<br>', array_map( 'esc_html', $form ) ) );
}
