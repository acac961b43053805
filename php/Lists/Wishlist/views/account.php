<?php
/**
 * The user's lists, within the account.
 *
 * @var list<Marketday\Lists\Wishlist\Lists\NamedList> $lists
 * @var list<Marketday\Lists\Wishlist\WishlistRow>         $rows  The newest.
 * @var string                                   $pageUrl
 */

use Marketday\Engine\Contract\ImageTag;
use Marketday\Lists\Wishlist\WishlistDrawing;

defined( 'ABSPATH' ) || exit;
?>
<?php if ( [] === $rows && count( $lists ) < 2 ) : ?>
<p><?php esc_html_e( 'Your wishlist is empty.', 'marketday' ); ?></p>
<?php else : ?>
<ul class="marketday-wishlist__found" role="list">
	<?php foreach ( $lists as $one ) : ?>
<li><a href="<?php echo esc_url( add_query_arg( WishlistDrawing::LIST, $one->id, $pageUrl ) ); ?>"><?php echo esc_html( $one->name() ); ?></a> <?php
		/* translators: 1: number of products, 2: who sees the list. */
		echo esc_html( sprintf( _n( '%1$s product, %2$s', '%1$s products, %2$s', $one->count, 'marketday' ), number_format_i18n( $one->count ), mb_strtolower( $one->visibility->label() ) ) );
	?></li>
	<?php endforeach; ?>
</ul>
<div class="marketday-wished"><ul class="marketday-wished__list" role="list">
	<?php
	foreach ( $rows as $row ) :
		$picture = $row->found?->image();
		?>
<li class="marketday-wished__item">
<div class="marketday-wished__picture"><?php
	echo null === $picture ? '' : ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '96px', 'loading' => 'lazy' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></div>
<div class="marketday-wished__what"><?php require __DIR__ . '/what.php'; ?></div>
</li>
	<?php endforeach; ?>
</ul></div>
<p><a class="marketday-button" href="<?php echo esc_url( $pageUrl ); ?>"><?php esc_html_e( 'See all lists', 'marketday' ); ?></a></p>
<?php endif; ?>
