<?php
/**
 * Twin of src/ui/amount-list/amount-list.tsx.
 *
 * @var list<array{id: string, label: string, amount: string, note?: string, children?: string}> $rows `children` is safe HTML.
 */

defined( 'ABSPATH' ) || exit;
?>
<dl class="marketday-amounts" aria-busy="false">
	<?php foreach ( $rows as $marketday_row ) : ?>
		<div class="marketday-amounts__row marketday-amounts__row--<?php echo esc_attr( $marketday_row['id'] ); ?>">
			<dt><?php echo esc_html( $marketday_row['label'] ); ?><?php
				echo $marketday_row['children'] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput -- its template has escaped.
			?></dt>
			<dd>
				<span class="marketday-amounts__amount"><?php echo esc_html( $marketday_row['amount'] ); ?></span>
				<?php if ( '' !== ( $marketday_row['note'] ?? '' ) ) : ?>
					<small class="marketday-amounts__note"><?php echo esc_html( $marketday_row['note'] ); ?></small>
				<?php endif; ?>
			</dd>
		</div>
	<?php endforeach; ?>
</dl>
