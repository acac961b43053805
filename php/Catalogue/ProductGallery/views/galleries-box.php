<?php
/**
 * The pictures of a product's variations, on its editing screen.
 *
 * @var string                                                                              $name
 * @var list<array{id: int, name: string, pictures: list<int>, shown: list<string>}>      $rows   `shown`: addresses of small pictures.
 * @var array<string, list<int>>                                                            $groups Variations by what they have in common.
 */

defined( 'ABSPATH' ) || exit;

wp_nonce_field( $name, "{$name}_nonce" );
$field = static fn ( int $id ): string => "{$name}-{$id}";
?>
<p><?php
	esc_html_e( 'When a shopper chooses a variation, its pictures replace the product’s. The first is the main one. A colour alone shows them too, if all its variations share them.', 'marketday' );
?></p>
<?php if ( [] !== $groups ) : ?>
<p><label for="<?php echo esc_attr( "{$name}-group" ); ?>"><strong><?php
	esc_html_e( 'Use the same pictures for all variations with', 'marketday' );
?></strong></label>
<select id="<?php echo esc_attr( "{$name}-group" ); ?>">
	<?php foreach ( $groups as $label => $ids ) : ?>
<option value="<?php echo esc_attr( implode( ',', array_map( $field, $ids ) ) ); ?>"><?php
	echo esc_html( "{$label} (" . number_format_i18n( count( $ids ) ) . ')' );
?></option>
	<?php endforeach; ?>
</select>
<button
	type="button"
	class="button"
	data-marketday-media="image"
	data-many=""
	data-fields-of="<?php echo esc_attr( "{$name}-group" ); ?>"><?php esc_html_e( 'Choose pictures', 'marketday' ); ?></button></p>
<?php endif; ?>
<details<?php echo count( $rows ) > 20 ? '' : ' open'; ?>>
<summary>
<?php
/* translators: %s: number of variations. */
echo esc_html( sprintf( _n( '%s variation', '%s variations', count( $rows ), 'marketday' ), number_format_i18n( count( $rows ) ) ) );
?>
</summary>
<table class="widefat striped" style="margin-block-start:8px">
<tbody>
<?php foreach ( $rows as $row ) : ?>
<tr data-marketday-media-row="">
<th scope="row"><?php echo esc_html( $row['name'] ); ?></th>
<td><span data-marketday-pictures="48" style="display:flex;flex-wrap:wrap;gap:4px"><?php
foreach ( $row['shown'] as $url ) :
	?><img src="<?php echo esc_url( $url ); ?>" alt="" width="48" height="48" loading="lazy"><?php
endforeach;
?></span></td>
<td style="text-align:end;white-space:nowrap">
<input
	type="hidden"
	id="<?php echo esc_attr( $field( $row['id'] ) ); ?>"
	name="<?php echo esc_attr( "{$name}[{$row['id']}]" ); ?>"
	value="<?php echo esc_attr( implode( ',', $row['pictures'] ) ); ?>" disabled>
	<?php /* translators: %s: name of a variation. */ ?>
<button
	type="button"
	class="button"
	data-marketday-media="image"
	data-many=""
	data-field="<?php echo esc_attr( $field( $row['id'] ) ); ?>"
	aria-label="<?php echo esc_attr( sprintf( __( 'Choose pictures for %s', 'marketday' ), $row['name'] ) ); ?>"><?php
		esc_html_e( 'Choose pictures', 'marketday' );
	?></button>
	<?php /* translators: %s: name of a variation. */ ?>
<button
	type="button"
	class="button-link"
	data-marketday-media-none="<?php echo esc_attr( $field( $row['id'] ) ); ?>"
	aria-label="<?php echo esc_attr( sprintf( __( 'Remove pictures of %s', 'marketday' ), $row['name'] ) ); ?>"<?php
		echo [] === $row['pictures'] ? ' hidden' : '';
	?>><?php esc_html_e( 'Remove', 'marketday' ); ?></button>
</td>
</tr>
<?php endforeach; ?>
</tbody>
</table>
</details>
