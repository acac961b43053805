<?php
/**
 * A post among others, within the loop.
 *
 * @var Marketday\Site\BlogIndex\BlogSettings $settings
 */

defined( 'ABSPATH' ) || exit;

$url      = (string) get_permalink();
$title    = '' === get_the_title() ? (string) get_the_date() : wp_strip_all_tags( html_entity_decode( get_the_title(), ENT_QUOTES ) );
$author   = $settings->shows( 'author' ) ? (string) get_the_author() : '';
$category = $settings->shows( 'category' ) ? ( get_the_category()[0] ?? null ) : null;
?>
<li class="marketday-blog-index__post">
<article>
<?php if ( $settings->shows( 'picture' ) && has_post_thumbnail() ) : ?>
<a
	class="marketday-blog-index__picture"
	href="<?php the_permalink(); ?>"
	tabindex="-1"
	aria-hidden="true"><?php the_post_thumbnail( 'medium_large', [ 'alt' => '' ] ); ?></a>
<?php endif; ?>
<?php if ( null !== $category && 'uncategorized' !== $category->slug ) : ?>
<p class="marketday-blog-index__category"><a href="<?php echo esc_url( get_category_link( $category ) ); ?>"><?php echo esc_html( $category->name ); ?></a></p>
<?php endif; ?>
<?php printf( '<h%1$d class="marketday-blog-index__title"><a href="%2$s">%3$s</a></h%1$d>', (int) $settings->level, esc_url( $url ), esc_html( $title ) ); ?>
<?php if ( $settings->shows( 'excerpt' ) ) : ?>
<p class="marketday-blog-index__excerpt"><?php echo esc_html( wp_strip_all_tags( html_entity_decode( get_the_excerpt(), ENT_QUOTES ) ) ); ?></p>
<?php endif; ?>
<?php if ( $settings->shows( 'date' ) || '' !== $author ) : ?>
<p class="marketday-blog-index__facts">
<?php if ( $settings->shows( 'date' ) ) : ?>
<time datetime="<?php echo esc_attr( (string) get_the_date( DATE_ATOM ) ); ?>"><?php echo esc_html( (string) get_the_date() ); ?></time>
<?php endif; ?>
<?php if ( '' !== $author ) : ?>
<span>
	<?php
	/* translators: %s: a name. */
	echo esc_html( sprintf( __( 'by %s', 'marketday' ), $author ) );
	?>
</span>
<?php endif; ?>
</p>
<?php endif; ?>
</article>
</li>
