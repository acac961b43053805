<?php
/**
 * Public lists that were looked for.
 *
 * @var string                                   $text
 * @var list<Marketday\Wishlist\Lists\NamedList> $lists
 * @var string                                   $pageUrl
 */

use Marketday\Wishlist\SharedLists;

defined( 'ABSPATH' ) || exit;
?>
<?php require __DIR__ . '/find.php'; ?>
<?php if ( [] === $lists ) : ?>
<p role="status"><?php esc_html_e( 'No public list was found. Please enter three letters of its name or of its owner’s at least.', 'marketday' ); ?></p>
<?php else : ?>
<ul class="marketday-wishlist__found" role="list">
	<?php foreach ( $lists as $one ) : ?>
<li><a href="<?php echo esc_url( add_query_arg( SharedLists::SHARED, $one->token, $pageUrl ) ); ?>"><?php echo esc_html( $one->name() ); ?></a> <?php
		/* translators: 1: name of a person, 2: number of products. */
		echo esc_html( sprintf( _n( 'of %1$s, %2$s product', 'of %1$s, %2$s products', $one->count, 'marketday' ), get_userdata( $one->userId )->display_name ?? '', number_format_i18n( $one->count ) ) );
	?></li>
	<?php endforeach; ?>
</ul>
<?php endif; ?>
<p><a href="<?php echo esc_url( $pageUrl ); ?>"><?php esc_html_e( 'See your wishlist', 'marketday' ); ?></a></p>
