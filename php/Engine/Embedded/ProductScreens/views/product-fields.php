<?php
/**
 * Price, SKU, stock and files for download of a product, or of each of its variations.
 *
 * @var string                                $nonce    A hidden field.
 * @var string                                $symbol   The currency's.
 * @var list<array<string, int|string>>       $rows
 * @var bool                                  $hasMembers
 * @var bool                                  $isGroup
 * @var array<string, string>                 $states
 * @var array<string, string>                 $units
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$marketday_columns = [
	/* translators: %s: a currency's symbol */
	'regular' => sprintf( __( 'Price (%s)', 'marketday' ), $symbol ),
	/* translators: %s: a currency's symbol */
	'sale'    => sprintf( __( 'Sale price (%s)', 'marketday' ), $symbol ),
	'sku'     => __( 'SKU', 'marketday' ),
	'stock'   => __( 'Number in stock', 'marketday' ),
];
$marketday_limits = [
	'limit' => __( 'Downloads per file (blank for unlimited)', 'marketday' ),
	'days'  => __( 'Days to download (blank for no limit)', 'marketday' ),
];
echo $nonce; // phpcs:ignore WordPress.Security.EscapeOutput -- made by wp_nonce_field().
?>
<?php if ( $isGroup ) : ?>
	<p><?php esc_html_e( 'A group costs the total of its products.', 'marketday' ); ?></p>
<?php endif; ?>
<?php if ( $hasMembers && [] === $rows ) : ?>
	<p><?php esc_html_e( 'No variations yet. You can import them.', 'marketday' ); ?></p>
<?php endif; ?>
<?php foreach ( $rows as $row ) : ?>
	<?php $marketday_field = "marketday_product[{$row['id']}]"; ?>
	<fieldset style="display:flex;flex-wrap:wrap;gap:12px;margin-block:12px;align-items:end">
		<legend<?php echo $hasMembers ? '' : ' class="screen-reader-text"'; ?> style="font-weight:600;padding-block-end:4px">
			<?php echo esc_html( (string) $row['name'] ); ?>
		</legend>
		<?php foreach ( $marketday_columns as $marketday_name => $marketday_label ) : ?>
			<?php if ( ! $isGroup || 'sku' === $marketday_name ) : ?>
				<label style="display:grid;gap:4px">
					<span><?php echo esc_html( $marketday_label ); ?></span>
					<input type="text" name="<?php echo esc_attr( "{$marketday_field}[{$marketday_name}]" ); ?>"
						value="<?php echo esc_attr( (string) $row[ $marketday_name ] ); ?>"
						<?php echo 'sku' === $marketday_name ? '' : 'inputmode="decimal"'; ?> size="12">
				</label>
			<?php endif; ?>
		<?php endforeach; ?>
		<label style="display:grid;gap:4px">
			<span><?php esc_html_e( 'When stock isn’t tracked', 'marketday' ); ?></span>
			<select name="<?php echo esc_attr( "{$marketday_field}[state]" ); ?>">
				<?php foreach ( $states as $marketday_state => $marketday_label ) : ?>
					<option value="<?php echo esc_attr( $marketday_state ); ?>"<?php selected( $marketday_state, $row['state'] ); ?>>
						<?php echo esc_html( $marketday_label ); ?>
					</option>
				<?php endforeach; ?>
			</select>
		</label>
		<?php if ( ! $isGroup ) : ?>
			<label style="display:grid;gap:4px">
				<span><?php esc_html_e( 'Amount for the unit price', 'marketday' ); ?></span>
				<input
					type="text"
					name="<?php echo esc_attr( "{$marketday_field}[measure]" ); ?>"
					value="<?php echo esc_attr( (string) $row['measure'] ); ?>"
					inputmode="decimal"
					size="12">
			</label>
			<label style="display:grid;gap:4px">
				<span><?php esc_html_e( 'Unit of measure', 'marketday' ); ?></span>
				<select name="<?php echo esc_attr( "{$marketday_field}[unit]" ); ?>">
					<?php foreach ( $units as $marketday_unit => $marketday_label ) : ?>
						<option value="<?php echo esc_attr( $marketday_unit ); ?>"<?php
							selected( $marketday_unit, $row['unit'] );
						?>><?php echo esc_html( $marketday_label ); ?></option>
					<?php endforeach; ?>
				</select>
			</label>
			<label style="display:grid;gap:4px;flex:1 1 100%">
				<span><?php esc_html_e( 'Downloadable files, one per line: name | address', 'marketday' ); ?></span>
				<textarea name="<?php echo esc_attr( "{$marketday_field}[files]" ); ?>" rows="2" dir="ltr"><?php echo esc_textarea( (string) $row['files'] ); ?></textarea>
			</label>
			<?php foreach ( $marketday_limits as $marketday_name => $marketday_label ) : ?>
				<label style="display:grid;gap:4px">
					<span><?php echo esc_html( $marketday_label ); ?></span>
					<input type="text" name="<?php echo esc_attr( "{$marketday_field}[{$marketday_name}]" ); ?>"
						value="<?php echo esc_attr( (string) $row[ $marketday_name ] ); ?>"
						inputmode="numeric" size="12">
				</label>
			<?php endforeach; ?>
		<?php endif; ?>
	</fieldset>
<?php endforeach; ?>
<p class="description"><?php esc_html_e( 'Leave the number in stock blank to sell without tracking.', 'marketday' ); ?></p>
