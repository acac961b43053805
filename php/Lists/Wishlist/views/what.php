<?php
/**
 * Text on one product of a list.
 *
 * @var Marketday\Lists\Wishlist\WishlistRow $row
 * @var bool|null                 $isOthers   Somebody else's list.
 * @var bool|null                 $hidesNotes Whose owner keeps the notes.
 */

defined( 'ABSPATH' ) || exit;

$marketday_found = $row->found;
if ( null === $marketday_found ) :
	?>
<p class="marketday-wished__name"><?php echo esc_html( $row->name() ); ?></p>
	<?php
else :
	$marketday_stock  = $marketday_found->variation->stock ?? $marketday_found->product->stock;
	$marketday_saving = $row->saving();
	$marketday_before = $row->savedPrice();
	$marketday_choice = $marketday_found->choice();
	?>
<p class="marketday-wished__name"><a href="<?php echo esc_url( $marketday_found->url() ); ?>"><?php echo esc_html( $row->name() ); ?></a><?php
	echo '' === $marketday_choice ? '' : ' <span class="marketday-wished__choice">' . esc_html( $marketday_choice ) . '</span>';
?></p>
<p class="marketday-wished__price"><?php
	echo $marketday_found->price()->html; // phpcs:ignore WordPress.Security.EscapeOutput -- safe HTML of the engine.
?></p>
	<?php if ( $isOthers ?? false ) : ?>
		<?php // Prices of the day it was saved are its owner's. ?>
	<?php elseif ( null !== $marketday_saving && null !== $marketday_before ) : ?>
<p class="marketday-wished__mark"><?php
		/* translators: 1: an amount of money, 2: a price. */
		echo esc_html( sprintf( __( '%1$s less than when you saved it (%2$s)', 'marketday' ), $marketday_saving->format(), $marketday_before->format() ) );
	?></p>
	<?php elseif ( null !== $marketday_before ) : ?>
<p class="marketday-wished__then"><?php
		/* translators: %s: a price. */
		echo esc_html( sprintf( __( 'It was %s when you saved it', 'marketday' ), $marketday_before->format() ) );
	?></p>
	<?php endif; ?>
	<?php if ( ! ( $isOthers ?? false ) && $row->isBack() ) : ?>
<p class="marketday-wished__mark"><?php esc_html_e( 'Back in stock', 'marketday' ); ?></p>
	<?php elseif ( ! $marketday_stock->isBuyable() || '' !== $marketday_stock->text ) : ?>
<p class="marketday-wished__stock<?php echo $marketday_stock->isBuyable() ? '' : ' is-out'; ?>"><?php
	echo esc_html( $marketday_stock->text ?: __( 'Out of stock', 'marketday' ) );
?></p>
	<?php endif; ?>
	<?php if ( null !== $row->item && $row->item->quantity > 1 ) : ?>
<p class="marketday-wished__then"><?php
		/* translators: %s: a number. */
		echo esc_html( sprintf( __( 'Quantity: %s', 'marketday' ), number_format_i18n( $row->item->quantity ) ) );
	?></p>
	<?php endif; ?>
	<?php if ( ! ( $hidesNotes ?? false ) && '' !== (string) $row->item?->note ) : ?>
<p class="marketday-wished__note"><?php echo nl2br( esc_html( (string) $row->item?->note ) ); ?></p>
	<?php endif; ?>
<?php endif; ?>
