<?php
/**
 * Fields that change quantity, note and list of one product of a user's list.
 *
 * @var Marketday\Lists\Wishlist\WishlistRow               $row
 * @var int                                      $list
 * @var list<Marketday\Lists\Wishlist\Lists\NamedList> $lists
 */

use Marketday\Lists\Wishlist\Lists\WishlistItems;

defined( 'ABSPATH' ) || exit;

$marketday_id = (string) $row->id;
?>
<summary><?php
	echo count( $lists ) > 1 ? esc_html__( 'Edit quantity, note or list', 'marketday' ) : esc_html__( 'Edit quantity or note', 'marketday' );
?><span class="marketday-hidden">: <?php echo esc_html( $row->name() ); ?></span></summary>
<div class="marketday-wished__fields">
<label><span><?php esc_html_e( 'Quantity', 'marketday' ); ?></span><input
	class="marketday-field__input"
	type="number"
	inputmode="numeric"
	min="1"
	name="quantity[<?php echo esc_attr( $marketday_id ); ?>]"
	value="<?php echo esc_attr( (string) ( $row->item->quantity ?? 1 ) ); ?>"></label>
<?php if ( count( $lists ) > 1 ) : ?>
<label><span><?php esc_html_e( 'List', 'marketday' ); ?></span><select class="marketday-field__input" name="move[<?php echo esc_attr( $marketday_id ); ?>]">
	<?php foreach ( $lists as $marketday_one ) : ?>
<option value="<?php echo esc_attr( (string) $marketday_one->id ); ?>"<?php selected( $marketday_one->id, $list ); ?>><?php
	echo esc_html( $marketday_one->name() );
?></option>
	<?php endforeach; ?>
</select></label>
<?php endif; ?>
<label class="is-wide"><span><?php esc_html_e( 'Note', 'marketday' ); ?></span><textarea
	class="marketday-field__input"
	rows="2"
	maxlength="<?php echo esc_attr( (string) WishlistItems::LONGEST_NOTE ); ?>"
	name="note[<?php echo esc_attr( $marketday_id ); ?>]"><?php echo esc_textarea( (string) $row->item?->note ); ?></textarea></label>
<button
	type="submit"
	class="marketday-button marketday-button--quiet"
	name="save"
	value="<?php echo esc_attr( $marketday_id ); ?>"><?php
		esc_html_e( 'Save', 'marketday' );
	?><span class="marketday-hidden">: <?php echo esc_html( $row->name() ); ?></span></button>
</div>
