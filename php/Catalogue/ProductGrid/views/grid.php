<?php
/**
 * The cards of one page and the way to the others.
 *
 * @var string                             $cards  HTML of the cards.
 * @var string                             $note   Safe HTML: what stands behind all prices; '' for nothing.
 * @var Marketday\Catalogue\ProductGrid\Paging|null  $paging
 * @var Marketday\Catalogue\ProductGrid\GridSettings $settings
 * @var Closure( string ): string          $nameOf
 */

use Marketday\Catalogue\ProductGrid\PagingKind;

defined( 'ABSPATH' ) || exit;

?>
<ul
	class="marketday-product-grid__list wopb-block-items-wrap<?php echo '' === $note ? '' : ' has-price-note'; ?>"
	role="list"
	aria-label="<?php echo esc_attr( $nameOf( __( 'Products', 'marketday' ) ) ); ?>"
	style="<?php echo esc_attr( $settings->look->card->style() ); ?>"><?php echo $cards; // phpcs:ignore WordPress.Security.EscapeOutput -- the card escapes. ?></ul>
<?php if ( '' !== $note ) : ?>
<p class="marketday-product-grid__price-note"><?php
	/* translators: %s: what stands behind prices, such as 'incl. VAT'. */
	echo wp_kses_post( sprintf( __( 'All prices %s', 'marketday' ), $note ) );
?></p>
<?php endif; ?>
<?php if ( null !== $paging && $paging->pages > 1 && PagingKind::LoadMore === $settings->pages->kind ) : ?>
<p class="marketday-product-grid__more wopb-loadmore-insert-before"><a
	class="marketday-button marketday-button--quiet"
	rel="next nofollow"
	data-pages="<?php echo esc_attr( (string) $paging->pages ); ?>"
	data-page="<?php echo esc_attr( (string) ( $paging->page + 1 ) ); ?>"<?php
		echo $paging->isLast() ? ' role="link" aria-disabled="true"' : ' href="' . esc_url( $paging->url( $paging->page + 1 ) ) . '"';
	?>><?php esc_html_e( 'Load more', 'marketday' ); ?></a></p>
<?php elseif ( null !== $paging && $paging->pages > 1 ) : ?>
<nav
	class="marketday-product-grid__paging wopb-pagination-wrap"
	data-pages="<?php echo esc_attr( (string) $paging->pages ); ?>"
	aria-label="<?php echo esc_attr( $nameOf( __( 'Product pages', 'marketday' ) ) ); ?>"><ul role="list">
	<?php if ( ! $paging->isFirst() ) : ?>
<li><a
	rel="prev"
	data-page="<?php echo esc_attr( (string) ( $paging->page - 1 ) ); ?>"
	href="<?php echo esc_url( $paging->url( $paging->page - 1 ) ); ?>"><span aria-hidden="true">←</span> <?php esc_html_e( 'Previous', 'marketday' ); ?></a></li>
	<?php endif; ?>
	<?php foreach ( PagingKind::Numbers === $settings->pages->kind ? $paging->numbers() : [] as $place => $number ) : ?>
		<?php if ( null === $number ) : ?>
<li class="is-gap"<?php echo $paging->leavesOut( $place ) ? '' : ' hidden'; ?>><span>…</span></li>
		<?php elseif ( $number === $paging->page ) : ?>
<li class="pagination-active"><span aria-current="page"><span class="marketday-hidden"><?php esc_html_e( 'Page', 'marketday' ); ?> </span><?php
	echo esc_html( number_format_i18n( $number ) );
?></span></li>
		<?php else : ?>
<li><a
	data-page="<?php echo esc_attr( (string) $number ); ?>"
	href="<?php echo esc_url( $paging->url( $number ) ); ?>"><span class="marketday-hidden"><?php esc_html_e( 'Page', 'marketday' ); ?> </span><?php
		echo esc_html( number_format_i18n( $number ) );
	?></a></li>
		<?php endif; ?>
	<?php endforeach; ?>
	<?php if ( ! $paging->isLast() ) : ?>
<li><a
	rel="next"
	data-page="<?php echo esc_attr( (string) ( $paging->page + 1 ) ); ?>"
	href="<?php echo esc_url( $paging->url( $paging->page + 1 ) ); ?>"><?php esc_html_e( 'Next', 'marketday' ); ?> <span aria-hidden="true">→</span></a></li>
	<?php endif; ?>
</ul></nav>
<?php endif; ?>
