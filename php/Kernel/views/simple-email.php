<?php
/**
 * Text of an email, as HTML.
 *
 * @var Marketday\Kernel\SimpleEmail          $simpleEmail
 * @var Marketday\Kernel\Emails\EmailBrand $brand
 */

declare( strict_types=1 );

use Marketday\Kernel\Emails\EmailMarkup;
use Marketday\Kernel\Text\FilledLines;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- EmailMarkup escapes.
$marketday_items = array_filter( $simpleEmail->paragraphs, 'is_array' );
echo EmailMarkup::title( $simpleEmail->subject );
foreach ( array_filter( $simpleEmail->paragraphs, 'is_string' ) as $marketday_text ) {
	echo EmailMarkup::text( $marketday_text );
}
if ( [] !== $marketday_items ) {
	printf( '<table %s style="margin:0 0 24px;">', EmailMarkup::TABLE );
	foreach ( $marketday_items as $marketday_item ) {
		echo EmailMarkup::product(
			$marketday_item['name'],
			$marketday_item['url'],
			$marketday_item['picture'] ?? '',
			FilledLines::of( [ $marketday_item['text'] ] )
		);
	}
	echo '</table>';
}
echo EmailMarkup::button( $brand, $simpleEmail->button, $simpleEmail->link );
echo EmailMarkup::quiet( $simpleEmail->note );
