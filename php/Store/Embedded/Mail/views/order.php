<?php
/**
 * An order by e-mail, as HTML. Styles are inline, as mail programs need them.
 *
 * @var list<string>          $billing      Lines of the address.
 * @var list<Marketday\Store\Download> $downloads Files to have; [] in the shop's own mail.
 * @var string                $instructions HTML: how to pay; '' in the shop's own mail.
 * @var string                $opening
 * @var Marketday\Store\Order $order
 * @var list<string>          $shipping     Lines of the address; [] where nothing is sent.
 * @var string                $shop
 * @var string                $subject
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$marketday_cell = 'padding:8px 12px;border-bottom:1px solid #e0e0e0;text-align:start;vertical-align:top;';
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title><?php echo esc_html( $subject ); ?></title></head>
<body style="margin:0;padding:24px;background:#f4f4f4;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1e1e1e;">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;">
	<p style="margin:0 0 16px;font-size:14px;color:#555555;"><?php echo esc_html( $shop ); ?></p>
	<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;"><?php echo esc_html( $subject ); ?></h1>
	<p><?php echo esc_html( $opening ); ?></p>
	<?php if ( '' !== $instructions ) : ?>
		<div style="margin:16px 0;padding:12px;border:1px solid #e0e0e0;"><?php echo wp_kses_post( $instructions ); ?></div>
	<?php endif; ?>
	<?php /* translators: 1: order number, 2: date */ ?>
	<h2 style="font-size:18px;"><?php
		echo esc_html( sprintf(
			__( 'Order %1$s, %2$s', 'marketday' ),
			"#{$order->number}",
			wp_date( (string) get_option( 'date_format' ), $order->placedAt->getTimestamp() )
		) );
	?></h2>
	<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse;">
		<?php foreach ( $order->lines as $line ) : ?>
			<tr>
				<td style="<?php echo esc_attr( $marketday_cell ); ?>">
					<?php echo esc_html( "{$line->quantity} × {$line->name}" ); ?>
					<?php foreach ( $line->choices as $choice ) : ?>
						<br><span style="font-size:14px;color:#555555;"><?php echo esc_html( "{$choice['name']}: {$choice['value']}" ); ?></span>
					<?php endforeach; ?>
				</td>
				<td style="<?php echo esc_attr( $marketday_cell ); ?>text-align:end;white-space:nowrap;"><?php echo esc_html( $line->total->format() ); ?></td>
			</tr>
		<?php endforeach; ?>
		<?php foreach ( $order->totals as $total ) : ?>
			<tr>
				<th scope="row" style="<?php echo esc_attr( $marketday_cell ); ?>"><?php echo esc_html( $total['label'] ); ?></th>
				<td style="<?php echo esc_attr( $marketday_cell ); ?>text-align:end;white-space:nowrap;"><?php
					echo esc_html( $total['amount'] );
				?> <small style="color:#555555;"><?php echo esc_html( $total['note'] ); ?></small></td>
			</tr>
		<?php endforeach; ?>
		<?php if ( '' !== $order->paymentMethodTitle ) : ?>
			<tr>
				<th scope="row" style="<?php echo esc_attr( $marketday_cell ); ?>"><?php esc_html_e( 'Payment', 'marketday' ); ?></th>
				<td style="<?php echo esc_attr( $marketday_cell ); ?>text-align:end;"><?php echo esc_html( $order->paymentMethodTitle ); ?></td>
			</tr>
		<?php endif; ?>
	</table>
	<?php if ( [] !== $downloads ) : ?>
		<h2 style="font-size:18px;"><?php esc_html_e( 'Downloads', 'marketday' ); ?></h2>
		<ul style="padding-inline-start:20px;">
			<?php foreach ( $downloads as $marketday_download ) : ?>
				<li><a href="<?php echo esc_url( $marketday_download->url ); ?>"><?php echo esc_html( $marketday_download->name ); ?></a>
					<span style="font-size:14px;color:#555555;"><?php echo esc_html( $marketday_download->terms() ); ?></span></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php foreach ( $order->fields as $marketday_field ) : ?>
		<h2 style="font-size:18px;"><?php echo esc_html( $marketday_field['name'] ); ?></h2>
		<p><?php echo nl2br( esc_html( $marketday_field['value'] ) ); ?></p>
	<?php endforeach; ?>
	<?php if ( '' !== $order->customerNote ) : ?>
		<h2 style="font-size:18px;"><?php esc_html_e( 'Note', 'marketday' ); ?></h2>
		<p><?php echo nl2br( esc_html( $order->customerNote ) ); ?></p>
	<?php endif; ?>
	<h2 style="font-size:18px;"><?php esc_html_e( 'Billing address', 'marketday' ); ?></h2>
	<address><?php
		echo wp_kses( implode( '<br>', array_map( 'esc_html', [ ...$billing, $order->billing->email, $order->billing->phone ] ) ), [ 'br' => [] ] );
	?></address>
	<?php if ( [] !== $shipping ) : ?>
		<h2 style="font-size:18px;"><?php esc_html_e( 'Delivery address', 'marketday' ); ?></h2>
		<address><?php echo wp_kses( implode( '<br>', array_map( 'esc_html', $shipping ) ), [ 'br' => [] ] ); ?></address>
	<?php endif; ?>
</div>
</body>
</html>
