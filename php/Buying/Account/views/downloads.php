<?php
/**
 * The files that the customer's orders let him have today.
 *
 * @var list<Marketday\Engine\Contract\Download> $downloads
 * @var string                          $shopUrl
 */

defined( 'ABSPATH' ) || exit;
?>
<?php if ( [] === $downloads ) : ?>
<p><?php esc_html_e( 'No downloads yet.', 'marketday' ); ?></p>
<p><a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Browse the shop', 'marketday' ); ?></a></p>
<?php else : ?>
<ul class="marketday-account__downloads" role="list">
	<?php foreach ( $downloads as $download ) : ?>
<li>
<span class="marketday-account__file"><strong><?php echo esc_html( $download->productName ); ?></strong>
		<?php if ( '' !== $download->terms() ) : ?>
<small><?php echo esc_html( $download->terms() ); ?></small>
	<?php endif; ?></span>
<a
	class="marketday-button marketday-button--quiet"
	href="<?php echo esc_url( $download->url ); ?>"
	rel="nofollow"><?php echo esc_html( $download->name ); ?></a>
</li>
	<?php endforeach; ?>
</ul>
<?php endif; ?>
