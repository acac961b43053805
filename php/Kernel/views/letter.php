<?php
/**
 * What a letter says, as HTML.
 *
 * @var Marketday\Kernel\SimpleEmail          $letter
 * @var Marketday\Kernel\Mail\MailBrand $brand
 */

declare( strict_types=1 );

use Marketday\Kernel\Mail\MailMarkup;
use Marketday\Kernel\Text\FilledLines;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- MailMarkup escapes.
$marketday_items = array_filter( $letter->paragraphs, 'is_array' );
echo MailMarkup::title( $letter->subject );
foreach ( array_filter( $letter->paragraphs, 'is_string' ) as $marketday_text ) {
	echo MailMarkup::text( $marketday_text );
}
if ( [] !== $marketday_items ) {
	printf( '<table %s style="margin:0 0 24px;">', MailMarkup::TABLE );
	foreach ( $marketday_items as $marketday_item ) {
		echo MailMarkup::product( $marketday_item['name'], $marketday_item['url'], $marketday_item['picture'] ?? '', FilledLines::of( [ $marketday_item['text'] ] ) );
	}
	echo '</table>';
}
echo MailMarkup::button( $brand, $letter->button, $letter->link );
echo MailMarkup::quiet( $letter->note );
