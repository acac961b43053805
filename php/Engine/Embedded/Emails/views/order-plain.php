<?php
/**
 * An order in a mail, as plain text: nothing is escaped, for nothing is markup.
 *
 * @var list<string>                                   $billing      Lines of the address.
 * @var array{name: string, url: string}               $button
 * @var string                                         $date
 * @var list<Marketday\Engine\Contract\Download>                 $downloads    Files to have; [] in the shop's own mail.
 * @var string                                         $instructions HTML: how to pay; '' in the shop's own mail.
 * @var Marketday\Engine\Contract\Order                          $order
 * @var list<string>                                   $shipping     Lines of the address; [] where nothing is sent.
 * @var Marketday\Engine\Embedded\Emails\OrderWords       $words
 */

declare( strict_types=1 );

use Marketday\Kernel\Text\FilledLines;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- plain text.
$marketday_rows = [ $words->heading, '', $words->opening, '' ];
if ( '' !== $instructions ) {
	array_push(
		$marketday_rows,
		trim( html_entity_decode( wp_strip_all_tags( str_replace( [ '</dd>', '</p>', '</dt>' ], [ "\n", "\n", ': ' ], $instructions ) ), ENT_QUOTES ) ),
		''
	);
}
array_push( $marketday_rows, "{$button['name']}:", $button['url'], '' );
/* translators: 1: order number, 2: date */
$marketday_rows[] = sprintf( __( 'Order %1$s, %2$s', 'marketday' ), "#{$order->number}", $date );
foreach ( $order->contents->lines as $line ) {
	$marketday_choices = implode( ', ', array_map( static fn ( array $choice ): string => "{$choice['name']}: {$choice['value']}", $line->choices ) );
	$marketday_rows[]  = "{$line->quantity} × {$line->name}" . ( '' === $marketday_choices ? '' : " ({$marketday_choices})" ) . "  {$line->total->format()}";
	array_push( $marketday_rows, ...( '' === $line->url ? [] : [ "  {$line->url}" ] ) );
}
$marketday_rows[] = '';
foreach ( $order->contents->totals as $total ) {
	$marketday_rows[] = "{$total['label']}: {$total['amount']}" . ( '' === $total['note'] ? '' : " ({$total['note']})" );
}
if ( '' !== $order->contents->deliveryTitle ) {
	array_push( $marketday_rows, '', __( 'Delivery', 'marketday' ) . ": {$order->contents->deliveryTitle}" );
}
if ( [] !== $shipping ) {
	array_push( $marketday_rows, '', __( 'Delivery address', 'marketday' ), ...$shipping );
}
if ( '' !== $order->payment->methodTitle ) {
	array_push( $marketday_rows, '', __( 'Payment', 'marketday' ) . ": {$order->payment->methodTitle}" );
}
array_push(
	$marketday_rows,
	'',
	__( 'Billing address', 'marketday' ),
	...$billing,
	...FilledLines::of( [ $order->customer->billing->email, $order->customer->billing->phone ] )
);
foreach ( $downloads as $marketday_number => $marketday_download ) {
	array_push( $marketday_rows, ...( 0 === $marketday_number ? [ '', __( 'Downloads', 'marketday' ) ] : [] ) );
	$marketday_rows[] = trim( "{$marketday_download->name}  {$marketday_download->terms()}" );
	$marketday_rows[] = $marketday_download->url;
}
foreach ( $order->contents->fields as $marketday_field ) {
	array_push( $marketday_rows, '', $marketday_field['name'], $marketday_field['value'] );
}
if ( '' !== $order->customer->note ) {
	array_push( $marketday_rows, '', __( 'Note', 'marketday' ), $order->customer->note );
}
echo implode( "\n", $marketday_rows );
