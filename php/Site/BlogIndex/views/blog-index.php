<?php
/**
 * A blog index with the way to its further pages.
 *
 * @var string                    $wrapper Attributes of the block's element, escaped.
 * @var string                    $posts   HTML of `<li>` elements; '' for none.
 * @var int                       $page
 * @var int                       $last
 * @var string                    $newer   Address of the page before; '' for none.
 * @var string                    $older   Of the page after.
 * @var array<string, mixed>|null $scroll  For the script that loads further pages by itself; null where none does.
 */

defined( 'ABSPATH' ) || exit;
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>
<?php if ( null !== $scroll ) : ?>
 data-marketday-blog="<?php echo esc_attr( (string) wp_json_encode( $scroll, JSON_UNESCAPED_SLASHES ) ); ?>" data-said="<?php
	/* translators: 1: number of a page, 2: number of all pages. */
	esc_attr_e( 'Page %1$d of %2$d is below.', 'marketday' );
?>"
<?php endif; ?>
>
<?php if ( '' === $posts ) : ?>
<p class="marketday-blog-index__none"><?php esc_html_e( 'No posts yet.', 'marketday' ); ?></p>
<?php else : ?>
<ul class="marketday-blog-index__posts" role="list"><?php echo $posts; // phpcs:ignore WordPress.Security.EscapeOutput -- its template escapes. ?></ul>
<?php endif; ?>
<?php if ( null !== $scroll ) : ?>
<p class="marketday-blog-index__said" role="status"></p>
<?php endif; ?>
<?php if ( '' !== $newer || '' !== $older ) : ?>
<nav class="marketday-blog-index__pages" aria-label="<?php esc_attr_e( 'Post pages', 'marketday' ); ?>">
<?php if ( '' !== $newer ) : ?>
<a rel="prev" href="<?php echo esc_url( $newer ); ?>"><?php esc_html_e( 'Newer posts', 'marketday' ); ?></a>
<?php endif; ?>
<span>
	<?php
	/* translators: 1: number of a page, 2: number of all pages. */
	echo esc_html( sprintf( __( 'Page %1$d of %2$d', 'marketday' ), $page, $last ) );
	?>
</span>
<?php if ( '' !== $older ) : ?>
<a rel="next" href="<?php echo esc_url( $older ); ?>"><?php esc_html_e( 'Older posts', 'marketday' ); ?></a>
<?php endif; ?>
</nav>
<?php endif; ?>
</div>
