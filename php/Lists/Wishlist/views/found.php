<?php
/**
 * Public lists that were looked for.
 *
 * @var string                                   $text
 * @var list<Marketday\Lists\Wishlist\Lists\NamedList> $lists
 * @var string                                   $pageUrl
 */

use Marketday\Lists\Wishlist\SharedLists;

defined( 'ABSPATH' ) || exit;
?>
<?php require __DIR__ . '/find.php'; ?>
<?php if ( [] === $lists ) : ?>
<p role="status"><?php esc_html_e( 'No public lists found. Enter at least three letters of a list’s or person’s name.', 'marketday' ); ?></p>
<?php else : ?>
<ul class="marketday-wishlist__found" role="list">
	<?php foreach ( $lists as $one ) : ?>
<li><a href="<?php echo esc_url( add_query_arg( SharedLists::SHARED, $one->token, $pageUrl ) ); ?>"><?php echo esc_html( $one->name() ); ?></a> <?php
		/* translators: 1: name of a person, 2: number of products. */
		echo esc_html( sprintf( _n( 'by %1$s, %2$s product', 'by %1$s, %2$s products', $one->count, 'marketday' ), get_userdata( $one->userId )->display_name ?? '', number_format_i18n( $one->count ) ) );
	?></li>
	<?php endforeach; ?>
</ul>
<?php endif; ?>
<p><a href="<?php echo esc_url( $pageUrl ); ?>"><?php esc_html_e( 'View your wishlist', 'marketday' ); ?></a></p>
