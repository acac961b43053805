<?php
/**
 * Unit prices behind a price, in the words of the price's own markup.
 *
 * @var list<array{now: string, before: string}> $shown
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<small class="marketday-unit-price">
<?php foreach ( $shown as $row ) : ?>
	<?php if ( '' === $row['before'] ) : ?>
<span><?php echo esc_html( $row['now'] ); ?></span>
	<?php else : ?>
<span><s aria-hidden="true"><?php echo esc_html( $row['before'] ); ?></s>
<span class="screen-reader-text">
		<?php
		/* translators: %s: a unit price, such as '£3.20 per kg' */
		echo esc_html( sprintf( __( 'It was %s.', 'marketday' ), $row['before'] ) );
		?>
</span>
		<?php echo esc_html( $row['now'] ); ?></span>
	<?php endif; ?>
<?php endforeach; ?>
</small>
