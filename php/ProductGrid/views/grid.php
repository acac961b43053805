<?php
/**
 * A listing: the cards of one page and the way to the others.
 *
 * @var string                             $wrapper Attributes of the block's element, escaped.
 * @var string                             $style   The columns.
 * @var string                             $cards   HTML of the cards.
 * @var Marketday\ProductGrid\Paging|null  $paging
 */
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<ul class="marketday-product-grid__list" role="list" style="<?php echo esc_attr( $style ); ?>"><?php echo $cards; // phpcs:ignore WordPress.Security.EscapeOutput -- the card escapes. ?></ul>
<?php if ( null !== $paging && $paging->pages > 1 ) : ?>
<nav class="marketday-product-grid__paging" aria-label="<?php esc_attr_e( 'Pages of products', 'marketday' ); ?>"><ul role="list">
	<?php if ( $paging->page > 1 ) : ?>
<li><a rel="prev" href="<?php echo esc_url( $paging->url( $paging->page - 1 ) ); ?>"><span aria-hidden="true">←</span> <?php esc_html_e( 'Previous', 'marketday' ); ?></a></li>
	<?php endif; ?>
	<?php foreach ( $paging->numbers() as $number ) : ?>
		<?php if ( null === $number ) : ?>
<li class="is-gap"><span>…</span></li>
		<?php elseif ( $number === $paging->page ) : ?>
<li><span aria-current="page"><span class="marketday-hidden"><?php esc_html_e( 'Page', 'marketday' ); ?> </span><?php echo esc_html( number_format_i18n( $number ) ); ?></span></li>
		<?php else : ?>
<li><a href="<?php echo esc_url( $paging->url( $number ) ); ?>"><span class="marketday-hidden"><?php esc_html_e( 'Page', 'marketday' ); ?> </span><?php echo esc_html( number_format_i18n( $number ) ); ?></a></li>
		<?php endif; ?>
	<?php endforeach; ?>
	<?php if ( $paging->page < $paging->pages ) : ?>
<li><a rel="next" href="<?php echo esc_url( $paging->url( $paging->page + 1 ) ); ?>"><?php esc_html_e( 'Next', 'marketday' ); ?> <span aria-hidden="true">→</span></a></li>
	<?php endif; ?>
</ul></nav>
<?php endif; ?>
</div>
