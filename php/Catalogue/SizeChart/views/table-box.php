<?php
/**
 * The table of a size chart, on its editing screen.
 *
 * @var string             $name
 * @var list<list<string>> $rows
 * @var bool               $isRow       The headings are the first row.
 * @var bool               $hidesTitle
 * @var string             $advice
 * @var int                $mostRows
 * @var int                $mostColumns
 */

defined( 'ABSPATH' ) || exit;

wp_nonce_field( $name, "{$name}_nonce" );
$button = static fn ( string $act, string $icon, string $label ): string => sprintf( '<button type="button" class="marketday-chart-editor__act" data-act="%1$s" title="%2$s" aria-label="%2$s"><span class="dashicons dashicons-%3$s" aria-hidden="true"></span></button>', esc_attr( $act ), esc_attr( $label ), esc_attr( $icon ) );
?>
<p><?php
	esc_html_e( 'Put one size in each row and the unit in the heading, like ‘Chest (cm)’, so shoppers can switch to inches. You can paste cells from a spreadsheet into any cell.', 'marketday' );
?></p>
<fieldset class="marketday-chart-editor__headings">
<legend class="screen-reader-text"><?php esc_html_e( 'Headings', 'marketday' ); ?></legend>
<label><input
	type="radio"
	name="<?php echo esc_attr( $name ); ?>[headings]"
	value="row"
	<?php checked( $isRow ); ?>> <?php esc_html_e( 'Headings in the first row', 'marketday' ); ?></label>
<label><input
	type="radio"
	name="<?php echo esc_attr( $name ); ?>[headings]"
	value="column"
	<?php checked( ! $isRow ); ?>> <?php esc_html_e( 'Headings in the first column', 'marketday' ); ?></label>
</fieldset>
<div
	class="marketday-chart-editor"
	data-marketday-chart-editor="<?php echo esc_attr( $name ); ?>[rows]"
	data-most-rows="<?php echo esc_attr( (string) $mostRows ); ?>"
	data-most-columns="<?php echo esc_attr( (string) $mostColumns ); ?>"
	data-cell="<?php
/* translators: 1: number of a row, 2: number of a column. */
esc_attr_e( 'Row %1$s, column %2$s', 'marketday' );
?>">
<table class="marketday-chart-editor__table">
<thead><tr>
<?php foreach ( $rows[0] as $unused ) : ?>
<td><?php
	echo $button( 'add-column', 'plus-alt2', __( 'Add column after this', 'marketday' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
	echo $button( 'remove-column', 'trash', __( 'Remove column', 'marketday' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></td>
<?php endforeach; ?>
<td></td>
</tr></thead>
<tbody>
<?php foreach ( $rows as $row => $cells ) : ?>
<tr>
	<?php
	foreach ( $cells as $column => $text ) :
		/* translators: 1: number of a row, 2: number of a column. */
		$label = sprintf( __( 'Row %1$s, column %2$s', 'marketday' ), $row + 1, $column + 1 );
		?>
<td><input
	type="text"
	name="<?php echo esc_attr( "{$name}[rows][{$row}][{$column}]" ); ?>"
	value="<?php echo esc_attr( $text ); ?>"
	maxlength="120"
	autocomplete="off"
	aria-label="<?php echo esc_attr( $label ); ?>"></td>
	<?php endforeach; ?>
<td><?php
	echo $button( 'add-row', 'plus-alt2', __( 'Add row below', 'marketday' ) ) . $button( 'remove-row', 'trash', __( 'Remove row', 'marketday' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></td>
</tr>
<?php endforeach; ?>
</tbody>
</table>
</div>
<p><label for="marketday-size-chart-advice"><strong><?php esc_html_e( 'How to measure', 'marketday' ); ?></strong></label><br>
<textarea class="large-text" id="marketday-size-chart-advice" name="content" rows="4"><?php echo esc_textarea( $advice ); ?></textarea><br>
<span class="description"><?php esc_html_e( 'Shown below the table. Optional.', 'marketday' ); ?></span></p>
<p><label><input
	type="checkbox"
	name="<?php echo esc_attr( $name ); ?>[hide_title]"
	value="1"
	<?php checked( $hidesTitle ); ?>> <?php esc_html_e( 'Hide the chart’s name: shoppers see ‘Size chart’', 'marketday' ); ?></label></p>
