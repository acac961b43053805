<?php
/**
 * Columns of a file, with some of its rows: a form that does without scripts.
 *
 * @var Marketday\Marketing\Newsletter\Admin\ImportRun $run
 * @var list<list<string>>                   $samples
 * @var array<string, string>                $choices Of a column, by value.
 * @var array<string, string>                $actions
 */

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Csv\Encoding;
use Marketday\Marketing\Newsletter\Admin\SubscriberImport;
use Marketday\Marketing\Newsletter\Subscribers\Status;

$marketday_delimiters = [
	'comma'     => __( 'comma', 'marketday' ),
	'semicolon' => __( 'semicolon', 'marketday' ),
	'tab'       => __( 'tab', 'marketday' ),
	'bar'       => __( 'vertical bar', 'marketday' ),
];
?>
<div class="card" style="max-inline-size: none" id="marketday-newsletter-columns">
<h2>
	<?php
	/* translators: %s: name of a file. */
	echo esc_html( sprintf( __( 'What’s in %s', 'marketday' ), $run->file->name ) );
	?>
</h2>
<form method="post" action="<?php echo esc_url( $actions['map'] ); ?>">
<p><?php esc_html_e( 'Check that each column is right. Only people the file clearly marks as subscribed are subscribed.', 'marketday' ); ?></p>
<div style="overflow-x: auto" tabindex="0" role="region" aria-label="<?php esc_attr_e( 'File columns', 'marketday' ); ?>">
<table class="widefat striped">
<thead><tr>
<th scope="col"><?php esc_html_e( 'Column', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Contains', 'marketday' ); ?></th>
<?php foreach ( array_keys( $samples ) as $marketday_number ) : ?>
<th scope="col"><?php
	/* translators: %d: a number. */
	echo esc_html( sprintf( __( 'Example %d', 'marketday' ), $marketday_number + 1 ) );
?></th>
<?php endforeach; ?>
</tr></thead>
<tbody>
<?php foreach ( $run->mapping->names as $marketday_place => $marketday_name ) : ?>
<tr>
<th scope="row"><label for="<?php echo esc_attr( "marketday-column-{$marketday_place}" ); ?>"><?php echo esc_html( $marketday_name ); ?></label></th>
<td><?php if ( isset( $choices[ (string) ( $run->mapping->columns[ $marketday_place ] ?? '' ) ] ) ) : ?>
<select id="<?php echo esc_attr( "marketday-column-{$marketday_place}" ); ?>" name="<?php echo esc_attr( "columns[{$marketday_place}]" ); ?>">
	<?php foreach ( $choices as $marketday_value => $marketday_label ) : ?>
<option value="<?php echo esc_attr( $marketday_value ); ?>"<?php
	selected( (string) ( $run->mapping->columns[ $marketday_place ] ?? '' ), $marketday_value );
?>><?php echo esc_html( $marketday_label ); ?></option>
	<?php endforeach; ?>
</select>
<?php else : ?>
	<?php esc_html_e( 'From our own backup', 'marketday' ); ?>
<?php endif; ?></td>
	<?php foreach ( $samples as $marketday_cells ) : ?>
<td><?php echo esc_html( mb_strimwidth( $marketday_cells[ $marketday_place ] ?? '', 0, 60, '…' ) ); ?></td>
	<?php endforeach; ?>
</tr>
<?php endforeach; ?>
</tbody>
</table>
</div>
<p><label for="marketday-import-fallback"><?php esc_html_e( 'Import people without a status as', 'marketday' ); ?></label>
<select id="marketday-import-fallback" name="fallback">
<?php foreach ( Status::cases() as $marketday_status ) : ?>
<option value="<?php echo esc_attr( $marketday_status->value ); ?>"<?php
	selected( $run->mapping->fallback, $marketday_status->value );
?>><?php echo esc_html( $marketday_status->label() ); ?></option>
<?php endforeach; ?>
</select></p>
<p><label for="marketday-import-dates"><?php esc_html_e( '03/04/2024 is', 'marketday' ); ?></label>
<select id="marketday-import-dates" name="month_first">
<option value="0"><?php esc_html_e( '3 April', 'marketday' ); ?></option>
<option value="1"<?php selected( $run->mapping->isMonthFirst ); ?>><?php esc_html_e( '4 March', 'marketday' ); ?></option>
</select></p>
<?php submit_button( __( 'Import', 'marketday' ), 'primary', 'submit-map', false ); ?>
<details style="margin-block-start: 1rem">
<summary><?php esc_html_e( 'This looks wrong', 'marketday' ); ?></summary>
<p><label for="marketday-import-encoding"><?php esc_html_e( 'Character encoding', 'marketday' ); ?></label>
<select id="marketday-import-encoding" name="encoding">
<?php foreach ( Encoding::cases() as $marketday_encoding ) : ?>
<option value="<?php echo esc_attr( $marketday_encoding->value ); ?>"<?php
	selected( true, Encoding::fromName( $run->file->encoding ) === $marketday_encoding );
?>><?php echo esc_html( $marketday_encoding->label() ); ?></option>
<?php endforeach; ?>
</select></p>
<p><label for="marketday-import-delimiter"><?php esc_html_e( 'Separator', 'marketday' ); ?></label>
<select id="marketday-import-delimiter" name="delimiter">
<?php foreach ( $marketday_delimiters as $marketday_delimiter => $marketday_label ) : ?>
<option value="<?php echo esc_attr( $marketday_delimiter ); ?>"<?php
	selected( $run->file->delimiter, SubscriberImport::DELIMITERS[ $marketday_delimiter ] );
?>><?php echo esc_html( $marketday_label ); ?></option>
<?php endforeach; ?>
</select></p>
<p><label><input type="checkbox" name="head" value="1"<?php checked( $run->mapping->hasHead ); ?>> <?php
	esc_html_e( 'The first line has column names', 'marketday' );
?></label></p>
<?php submit_button( __( 'Read again', 'marketday' ), 'secondary', 'again', false ); ?>
</details>
</form>
<form method="post" action="<?php echo esc_url( $actions['cancel'] ); ?>" style="margin-block-start: 1rem">
<?php submit_button( __( 'Don’t import', 'marketday' ), 'secondary', 'submit-cancel', false ); ?>
</form>
</div>
