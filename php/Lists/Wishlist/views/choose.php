<?php
/**
 * Choice of the list that a product goes to: over the page of its heart, and a plain form where the script has not come.
 *
 * @var int                                      $id      Of the product.
 * @var list<Marketday\Lists\Wishlist\Lists\NamedList> $lists
 * @var int                                      $list    The one it is on.
 * @var string                                   $pageUrl
 * @var string                                   $nonce
 */

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-wished marketday-wished--choice" method="post" action="<?php echo esc_url( $pageUrl ); ?>">
<?php require __DIR__ . '/form-keys.php'; ?>
<input type="hidden" name="product" value="<?php echo esc_attr( (string) $id ); ?>">
<ul class="marketday-wished__names" role="list">
<?php foreach ( $lists as $marketday_one ) : ?>
<li><button
	type="submit"
	class="marketday-button<?php echo $marketday_one->id === $list ? '' : ' marketday-button--quiet'; ?>"
	data-marketday-button="wishlist"
	name="choose"
	value="<?php echo esc_attr( (string) $marketday_one->id ); ?>"
	data-postid="<?php echo esc_attr( (string) $id ); ?>"<?php
		echo $marketday_one->id === $list ? ' aria-current="true"' : '';
	?>><?php echo esc_html( $marketday_one->name() ); ?></button></li>
<?php endforeach; ?>
</ul>
<p><a href="<?php echo esc_url( $pageUrl ); ?>"><?php esc_html_e( 'View your lists or create a new one', 'marketday' ); ?></a></p>
</form>
