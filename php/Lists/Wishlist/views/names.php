<?php
/**
 * The user's lists, each with its count.
 *
 * @var list<Marketday\Lists\Wishlist\Lists\NamedList> $lists
 * @var int                                      $shown   0 for all of them.
 * @var int                                      $count   Of products on any list.
 * @var string                                   $pageUrl
 */

use Marketday\Lists\Wishlist\WishlistDrawing;

defined( 'ABSPATH' ) || exit;
?>
<nav class="marketday-wishlist__names" aria-label="<?php esc_attr_e( 'Your lists', 'marketday' ); ?>"><ul role="list">
<li><a href="<?php echo esc_url( $pageUrl ); ?>"<?php
	echo 0 === $shown ? ' aria-current="page"' : '';
?>><?php esc_html_e( 'All lists', 'marketday' ); ?> <span><?php echo esc_html( number_format_i18n( $count ) ); ?></span></a></li>
<?php foreach ( $lists as $one ) : ?>
<li><a href="<?php echo esc_url( add_query_arg( WishlistDrawing::LIST, $one->id, $pageUrl ) ); ?>"<?php
	echo $one->id === $shown ? ' aria-current="page"' : '';
?>><?php echo esc_html( $one->name() ); ?> <span><?php echo esc_html( number_format_i18n( $one->count ) ); ?></span></a></li>
<?php endforeach; ?>
</ul></nav>
