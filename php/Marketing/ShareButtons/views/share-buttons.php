<?php
/**
 * Links that share a page. A script opens them in a window of their own and shows what the device itself offers.
 *
 * @var int                                         $id
 * @var Marketday\Marketing\ShareButtons\SharedPage           $page
 * @var list<Marketday\Marketing\ShareButtons\ShareService> $services
 * @var bool                                        $canCopy
 * @var int|null                                    $count    Null where it is not shown.
 */

defined( 'ABSPATH' ) || exit;

$sign = static fn ( string $path ): string => sprintf( '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="%s"/></svg>', esc_attr( $path ) );
// phpcs:disable WordPress.Security.EscapeOutput -- the signs are escaped.
?>
<ul
	class="marketday-share__list"
	role="list"
	aria-label="<?php esc_attr_e( 'Share this page', 'marketday' ); ?>"
	data-post-id="<?php echo esc_attr( (string) $id ); ?>"
	data-url="<?php echo esc_url( $page->url ); ?>"
	data-title="<?php echo esc_attr( $page->title ); ?>">
<li class="marketday-share__device" hidden><button type="button" class="marketday-share__link" data-share="device"><?php
	echo $sign( 'M12 15V4 M8 7.5l4-4 4 4 M6 11H5v9h14v-9h-1' );
?><span><?php esc_html_e( 'Share', 'marketday' ); ?></span></button></li>
<?php foreach ( $services as $service ) : ?>
<li class="wopb-share-item"><a
	class="marketday-share__link"
	href="<?php echo esc_url( $service->address( $page ), [ 'https', 'mailto' ] ); ?>"<?php echo $service->opensWindow() ? ' target="_blank" rel="nofollow noopener" data-share="window"' : ' data-share="mail"'; ?>
	aria-label="<?php echo esc_attr( $service->label() ); ?>"><?php echo $sign( $service->sign() ); ?></a></li>
<?php endforeach; ?>
<?php if ( $canCopy ) : ?>
<li class="marketday-share__copy" hidden><button
	type="button"
	class="marketday-share__link"
	data-share="copy"
	data-done="<?php esc_attr_e( 'Link copied.', 'marketday' ); ?>"
	aria-label="<?php esc_attr_e( 'Copy link', 'marketday' ); ?>"><?php
		echo $sign( 'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.5 7.5 M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.4-1.4' );
	?></button></li>
<?php endif; ?>
</ul>
<?php if ( null !== $count ) : ?>
	<?php /* translators: %s: a number. */ ?>
<p
	class="marketday-share__count"<?php echo 0 === $count ? ' hidden' : ''; ?>
	data-one="<?php echo esc_attr( _n( 'Shared %s time', 'Shared %s times', 1, 'marketday' ) ); ?>"
	data-many="<?php echo esc_attr( _n( 'Shared %s time', 'Shared %s times', max( 2, $count ), 'marketday' ) ); ?>"><?php
		echo esc_html( sprintf( _n( 'Shared %s time', 'Shared %s times', $count, 'marketday' ), number_format_i18n( $count ) ) );
	?></p>
<?php endif; ?>
<p class="marketday-share__news" role="status"></p>
