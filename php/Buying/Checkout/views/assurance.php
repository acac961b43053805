<?php
/**
 * Assurances for a shopper before the button is pressed: the twin of src/features/checkout/assurance.tsx.
 *
 * @var string $returnsUrl
 * @var string $privacyUrl
 * @var bool   $isSecure
 */

defined( 'ABSPATH' ) || exit;

$marketday_links = array_filter(
	[
		__( 'Delivery and returns', 'marketday' ) => $returnsUrl ?? '',
		__( 'Privacy', 'marketday' )              => $privacyUrl ?? '',
	],
	static fn ( string $url ): bool => '' !== $url
);
$marketday_safe  = $isSecure ?? false;
?>
<?php if ( $marketday_safe || [] !== $marketday_links ) : ?>
	<ul class="marketday-checkout__assurance">
		<?php if ( $marketday_safe ) : ?>
			<li class="marketday-checkout__secure"><?php esc_html_e( 'Secure payment', 'marketday' ); ?></li>
		<?php endif; ?>
		<?php foreach ( $marketday_links as $marketday_name => $marketday_url ) : ?>
			<li><a href="<?php echo esc_url( $marketday_url ); ?>" target="_blank" rel="noopener noreferrer"><?php echo esc_html( $marketday_name ); ?></a></li>
		<?php endforeach; ?>
	</ul>
<?php endif; ?>
