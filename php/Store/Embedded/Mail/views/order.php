<?php
/**
 * What a mail says of an order, as HTML.
 *
 * @var list<string>                                   $billing      Lines of the address.
 * @var Marketday\Kernel\Mail\MailBrand                $brand
 * @var array{name: string, url: string}               $button
 * @var string                                         $date
 * @var list<Marketday\Store\Download>                 $downloads    Files to have; [] in the shop's own mail.
 * @var string                                         $instructions HTML: how to pay; '' in the shop's own mail.
 * @var Marketday\Store\Order                          $order
 * @var list<string>                                   $shipping     Lines of the address; [] where nothing is sent.
 * @var Marketday\Store\Embedded\Mail\OrderWords       $words
 */

declare( strict_types=1 );

use Marketday\Kernel\Mail\MailMarkup;
use Marketday\Kernel\Text\FilledLines;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- MailMarkup escapes.
echo MailMarkup::title( $words->heading );
echo MailMarkup::text( $words->opening );
if ( '' !== $instructions ) {
	echo MailMarkup::box( wp_kses_post( $instructions ) );
}
echo MailMarkup::button( $brand, $button['name'], $button['url'] );
/* translators: 1: order number, 2: date */
echo MailMarkup::heading( sprintf( __( 'Order %1$s, %2$s', 'marketday' ), "#{$order->number}", $date ) );
printf( '<table %s>', MailMarkup::TABLE );
foreach ( $order->lines as $marketday_line ) {
	$marketday_details = array_map( static fn ( array $choice ): string => "{$choice['name']}: {$choice['value']}", $marketday_line->choices );
	echo MailMarkup::product(
		1 === $marketday_line->quantity ? $marketday_line->name : "{$marketday_line->quantity} × {$marketday_line->name}",
		$marketday_line->url,
		(string) $marketday_line->image?->thumbnail(),
		$marketday_details,
		$marketday_line->total->format()
	);
}
printf( '</table><table %s style="margin:12px 0 0;">', MailMarkup::TABLE );
foreach ( $order->totals as $marketday_row ) {
	echo MailMarkup::sum( $marketday_row['label'], $marketday_row['amount'], $marketday_row['note'], 'total' === $marketday_row['id'] );
}
echo '</table>';

$marketday_places = FilledLines::of( [
	'' === $order->deliveryTitle && [] === $shipping
		? ''
		: MailMarkup::heading( __( 'Delivery', 'marketday' ) ) . MailMarkup::text( $order->deliveryTitle )
			. ( [] === $shipping ? '' : MailMarkup::quiet( __( 'Delivery address', 'marketday' ) ) . MailMarkup::block( $shipping ) ),
	MailMarkup::heading( __( 'Payment', 'marketday' ) ) . MailMarkup::text( $order->paymentMethodTitle )
		. MailMarkup::quiet( __( 'Billing address', 'marketday' ) ) . MailMarkup::block( [ ...$billing, $order->billing->email, $order->billing->phone ] ),
] );
printf( '<table %s><tr>', MailMarkup::TABLE );
foreach ( $marketday_places as $marketday_place ) {
	printf(
		'<td class="m-half" width="50%%" align="%1$s" valign="top" style="width:50%%;padding-%2$s:16px;">%3$s</td>',
		MailMarkup::start(),
		MailMarkup::end(),
		$marketday_place
	);
}
echo '</tr></table>';

if ( [] !== $downloads ) {
	echo MailMarkup::heading( __( 'Downloads', 'marketday' ) );
	foreach ( $downloads as $marketday_download ) {
		echo MailMarkup::linkLine( $marketday_download->name, $marketday_download->url ) . MailMarkup::quiet( $marketday_download->terms() );
	}
}
foreach ( $order->fields as $marketday_field ) {
	echo MailMarkup::heading( $marketday_field['name'] ) . MailMarkup::text( $marketday_field['value'] );
}
if ( '' !== $order->customerNote ) {
	echo MailMarkup::heading( __( 'Note', 'marketday' ) ) . MailMarkup::text( $order->customerNote );
}
