<?php
/**
 * An order in a mail, as HTML.
 *
 * @var list<string>                                   $billing      Lines of the address.
 * @var Marketday\Kernel\Emails\EmailBrand                $brand
 * @var array{name: string, url: string}               $button
 * @var string                                         $date
 * @var list<Marketday\Engine\Contract\Download>                 $downloads    Files to have; [] in the shop's own mail.
 * @var string                                         $instructions HTML: how to pay; '' in the shop's own mail.
 * @var Marketday\Engine\Contract\Order                          $order
 * @var list<string>                                   $shipping     Lines of the address; [] where nothing is sent.
 * @var Marketday\Engine\Embedded\Emails\OrderWords       $words
 */

declare( strict_types=1 );

use Marketday\Kernel\Emails\EmailMarkup;
use Marketday\Kernel\Text\FilledLines;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- EmailMarkup escapes.
echo EmailMarkup::title( $words->heading );
echo EmailMarkup::text( $words->opening );
if ( '' !== $instructions ) {
	echo EmailMarkup::box( wp_kses_post( $instructions ) );
}
echo EmailMarkup::button( $brand, $button['name'], $button['url'] );
/* translators: 1: order number, 2: date */
echo EmailMarkup::heading( sprintf( __( 'Order %1$s, %2$s', 'marketday' ), "#{$order->number}", $date ) );
printf( '<table %s>', EmailMarkup::TABLE );
foreach ( $order->contents->lines as $marketday_line ) {
	$marketday_details = array_map( static fn ( array $choice ): string => "{$choice['name']}: {$choice['value']}", $marketday_line->choices );
	echo EmailMarkup::product(
		1 === $marketday_line->quantity ? $marketday_line->name : "{$marketday_line->quantity} × {$marketday_line->name}",
		$marketday_line->url,
		(string) $marketday_line->image?->thumbnail(),
		$marketday_details,
		$marketday_line->total->format()
	);
}
printf( '</table><table %s style="margin:12px 0 0;">', EmailMarkup::TABLE );
foreach ( $order->contents->totals as $marketday_row ) {
	echo EmailMarkup::sum( $marketday_row['label'], $marketday_row['amount'], $marketday_row['note'], 'total' === $marketday_row['id'] );
}
echo '</table>';

$marketday_places = FilledLines::of( [
	'' === $order->contents->deliveryTitle && [] === $shipping
		? ''
		: EmailMarkup::heading( __( 'Delivery', 'marketday' ) ) . EmailMarkup::text( $order->contents->deliveryTitle )
			. ( [] === $shipping ? '' : EmailMarkup::quiet( __( 'Delivery address', 'marketday' ) ) . EmailMarkup::block( $shipping ) ),
	EmailMarkup::heading( __( 'Payment', 'marketday' ) ) . EmailMarkup::text( $order->payment->methodTitle )
		. EmailMarkup::quiet( __(
			'Billing address',
			'marketday'
		) ) . EmailMarkup::block( [ ...$billing, $order->customer->billing->email, $order->customer->billing->phone ] ),
] );
printf( '<table %s><tr>', EmailMarkup::TABLE );
foreach ( $marketday_places as $marketday_place ) {
	printf(
		'<td class="m-half" width="50%%" align="%1$s" valign="top" style="width:50%%;padding-%2$s:16px;">%3$s</td>',
		EmailMarkup::start(),
		EmailMarkup::end(),
		$marketday_place
	);
}
echo '</tr></table>';

if ( [] !== $downloads ) {
	echo EmailMarkup::heading( __( 'Downloads', 'marketday' ) );
	foreach ( $downloads as $marketday_download ) {
		echo EmailMarkup::linkLine( $marketday_download->name, $marketday_download->url ) . EmailMarkup::quiet( $marketday_download->terms() );
	}
}
foreach ( $order->contents->fields as $marketday_field ) {
	echo EmailMarkup::heading( $marketday_field['name'] ) . EmailMarkup::text( $marketday_field['value'] );
}
if ( '' !== $order->customer->note ) {
	echo EmailMarkup::heading( __( 'Note', 'marketday' ) ) . EmailMarkup::text( $order->customer->note );
}
